import sys

from zoorama.cli import main

sys.exit(main())
