# Shared by the scripts beside it; sourced, not run. Needs nothing but Python 3.11 or newer.
set -eu
caller=$PWD # where relative file names of the person are meant
cd "$(dirname "$0")/.."

exec 3>&2 # where `say` speaks, also when a step's own noise goes to a log
started=${ZOORAMA_STARTED:-$(date +%s)}
export ZOORAMA_STARTED="$started" # scripts that call others count on

# clock: minutes and seconds since the script started.
clock() {
    seconds=$(($(date +%s) - started))
    printf '%d:%02d' $((seconds / 60)) $((seconds % 60))
}

say() {
    if [ -t 3 ]; then printf '\033[1m▸ %s  %s\033[0m\n' "$(clock)" "$*" >&3; else printf '▸ %s  %s\n' "$(clock)" "$*" >&3; fi
}

# patiently COMMAND...: runs it, and says so every 15 seconds.
patiently() {
    # `kill -0`: until Ctrl-C ends the script itself
    (while sleep 15 3>&- 9>&- >&- 2>&- && kill -0 $$; do printf '  %s  still running\n' "$(clock)" >&3; done) &
    ticking=$!
    outcome=0
    "$@" || outcome=$?
    kill "$ticking" 2>/dev/null || true
    wait "$ticking" 2>/dev/null || true
    return "$outcome"
}
fail() { printf '%s\n' "$*" >&2; exit 1; }

find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        [ -n "$candidate" ] || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return
        fi
    done
    fail "Zoorama needs Python 3.11 or newer. Install it, or name it: PYTHON=/path/to/python3 $0"
}

# has_compiler PYTHON: whether extensions for this Python can really be compiled here.
has_compiler() {
    [ "${ZOORAMA_PURE:-}" != 1 ] || return 1
    include=$("$1" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    compiler=${CC:-$("$1" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}
    trial=$(mktemp -d)
    echo '#include <Python.h>' >"$trial/trial.c"
    can=0
    # shellcheck disable=SC2086 # CC may carry arguments
    $compiler -I"$include" -c "$trial/trial.c" -o "$trial/trial.o" >/dev/null 2>&1 || can=1
    rm -rf "$trial"
    return $can
}

pip_in() {
    env=$1
    shift
    ".venv/$env/bin/python" -m pip --quiet --disable-pip-version-check "$@" -c constraints.txt
}

# make_env NAME: an empty virtual environment .venv/NAME, made once.
make_env() {
    [ ! -x ".venv/$1/bin/python" ] || return 0
    python=$(find_python)
    say "Making .venv/$1 with $("$python" --version)"
    "$python" -m venv ".venv/$1" || {
        rm -rf ".venv/$1"
        fail "This Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"
    }
}

# need_program NAME PACKAGE COMMAND...: install it where we may; without it its tests are skipped, loudly.
need_program() {
    name=$1 package=$2
    shift 2
    for program in "$@"; do
        command -v "$program" >/dev/null && return 0
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing $name"
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$package"; } >".venv/$package.log" 2>&1 && return 0
    fi
    say "NO $name HERE: its tests are skipped. Install it (Debian: apt install $package) to run them."
}
need_chromium() { need_program Chromium chromium chromium chromium-browser google-chrome; }
need_firefox() { need_program Firefox firefox-esr firefox-esr firefox; }
need_caddy() { need_program Caddy caddy caddy; }
need_nats() { need_program NATS nats-server nats-server /usr/sbin/nats-server; }
need_namespaces() { need_program iproute2 iproute2 ip /usr/sbin/ip; }
need_nginx() { need_program nginx nginx-light nginx /usr/sbin/nginx; }

# is_fresh STAMP FILE...: whether STAMP is newer than everything named.
is_fresh() {
    stamp=$1
    shift
    [ -e "$stamp" ] && [ -z "$(find "$@" -newer "$stamp" -not -name '*.pyc' -not -name __pycache__ -print | head -n 1)" ]
}

# editable_env NAME EXTRAS: .venv/NAME with the sources themselves, interpreted.
editable_env() {
    make_env "$1"
    if ! is_fresh ".venv/$1/ready" pyproject.toml constraints.txt; then
        say "Installing zoorama${2:+[$2]} into .venv/$1"
        patiently pip_in "$1" install -e ".${2:+[$2]}"
        touch ".venv/$1/ready"
    fi
}

# one_at_a_time FILE: waits for whoever else holds this file, and holds it (as 9) until the script ends.
one_at_a_time() {
    mkdir -p "$(dirname "$1")"
    python=$(find_python)
    exec 9>"$1"
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null && return 0
    say "Another start is setting up; waiting for it"
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
}

# is_compiled: whether .venv/fast has the sources as they are now.
is_compiled() { is_fresh .venv/fast/ready-compiled src pyproject.toml hatch_build.py constraints.txt; }

# is_worth_compiling PYTHON: whether there is a compiler, and it has not failed on these sources.
is_worth_compiling() {
    ! is_fresh .venv/fast.failed src pyproject.toml hatch_build.py constraints.txt && has_compiler "$1"
}

# built_wheel NAME KIND: .venv/products/KIND/*.whl of the sources as they are now, made with the pip of .venv/NAME if it is
# not there yet; KIND is pure or compiled. The compiler leaves its products beside the sources, so it works on a copy.
built_wheel() {
    is_fresh ".venv/products/$2/made" src pyproject.toml hatch_build.py constraints.txt README.md LICENSE && return 0
    say "Building the $2 wheel"
    begun=$(mktemp) # what changes while it is built makes it stale
    patiently build_wheel "$1" "$2" || return 1
    mv "$begun" ".venv/products/$2/made"
}

build_wheel() {
    root=$PWD
    copy=$(mktemp -d)
    cp -R src pyproject.toml hatch_build.py README.md LICENSE constraints.txt "$copy"
    hooks=0
    [ "$2" = pure ] || hooks=1
    made=0
    (
        cd "$copy" # pip splits these variables at blanks, so they name no folder
        HATCH_BUILD_HOOKS_ENABLE=$hooks PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
            "$root/.venv/$1/bin/python" -m pip --quiet --disable-pip-version-check wheel --no-deps --wheel-dir wheel .
    ) || made=$?
    if [ $made = 0 ]; then
        rm -rf ".venv/products/$2"
        mkdir -p .venv/products
        cp -R "$copy/wheel" ".venv/products/$2"
    fi
    rm -rf "$copy"
    return $made
}

# wheel_env NAME EXTRAS KIND: .venv/NAME with a wheel of the sources as they are now.
wheel_env() {
    make_env "$1"
    is_fresh ".venv/$1/ready-$3" src pyproject.toml hatch_build.py constraints.txt && return 0
    built_wheel "$1" "$3" || return 1
    say "Installing it into .venv/$1"
    rm -f ".venv/$1"/ready-*
    wheel=$(echo .venv/products/"$3"/*.whl)
    patiently pip_in "$1" install "$wheel$2" || return 1
    pip_in "$1" install --force-reinstall --no-deps "$wheel" || return 1
    touch -r ".venv/products/$3/made" ".venv/$1/ready-$3"
}
