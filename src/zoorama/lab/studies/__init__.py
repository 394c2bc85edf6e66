"""Studies of single games, each a program: `python -m zoorama.lab.studies.<name>`."""
