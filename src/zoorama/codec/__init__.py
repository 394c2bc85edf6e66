"""Values to JSON and back, by class name."""

from zoorama.codec.classes import shape_of
from zoorama.codec.codec import Codec
from zoorama.codec.json import TAG, Json, kind_of, parse, quoted
from zoorama.codec.text import whole_number

__all__ = ["TAG", "Codec", "Json", "kind_of", "parse", "quoted", "shape_of", "whole_number"]
