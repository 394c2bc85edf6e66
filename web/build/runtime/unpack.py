"""Unpacks the wheels beside Pyodide: python unpack.py WHEELS OUT. Python goes one way, the library another."""

import shutil
import sys
from pathlib import Path
from zipfile import ZipFile

wheels, out = map(Path, sys.argv[1:3])
licences = ["Pyodide and CPython: see https://pyodide.org and https://docs.python.org/3/license.html"]
shutil.rmtree(out, ignore_errors=True)
for wheel in sorted(wheels.glob("*.whl")):
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(".so"):
                out.mkdir(parents=True, exist_ok=True)
                (out / f"{Path(name).parts[0]}.so").write_bytes(archive.read(name))
            elif name.endswith(".py"):
                archive.extract(name, out / "packages")
            elif name.endswith("/LICENSE"):
                licences.append(f"{name.partition('-')[0]}\n\n{archive.read(name).decode()}")
(out / "packages" / "licences.txt").write_text("\n\n".join(licences), encoding="utf-8")
