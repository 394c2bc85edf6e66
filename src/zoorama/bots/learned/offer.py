"""Which games have a net that can be read here. What cannot be read is not offered."""

from functools import lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any, Final

from zoorama.bots.bot import Bot
from zoorama.bots.learned.features.features import Features
from zoorama.bots.search.guide import BlindGuide, Guide, SenseGuide
from zoorama.bots.sense.sense import sense_of
from zoorama.discovery import module_for
from zoorama.engine.game import AnyGame

if TYPE_CHECKING:  # needs NumPy
    from zoorama.bots.learned.net import Net

FEATURES: Final = "zoorama.bots.learned.features"


def features_of(game: AnyGame) -> Features[Any] | None:
    module = module_for(game.name, FEATURES)
    found: Features[Any] | None = None if module is None else module.FEATURES
    return found


def net_for(game: AnyGame) -> "Net | None":
    return _read(game)[0]


def trouble(game: AnyGame) -> str | None:
    """Why there is no net, where one could be."""
    return _read(game)[1]


@lru_cache(16)
def _read(game: AnyGame) -> "tuple[Net | None, str | None]":
    features = features_of(game)
    if features is None:
        return None, None
    try:
        from zoorama.bots.learned.net import Net
        from zoorama.bots.learned.weights import BadWeights, read_weights
    except ModuleNotFoundError:
        return None, "NumPy is missing"
    try:
        with as_file(files("zoorama.bots.learned") / f"{game.name}.npz") as file:
            return Net(read_weights(file, game, features)), None
    except BadWeights as error:
        return None, f"{game.name}.npz: {error}"


def plays_learned(game: AnyGame) -> bool:
    return net_for(game) is not None and sense_of(game) is not None


def make_learned(game: AnyGame) -> Bot:
    from zoorama.bots.learned.bot import Learned

    net, features, sense = net_for(game), features_of(game), sense_of(game)
    assert net is not None, "see plays_learned"
    assert features is not None
    assert sense is not None
    return Learned(game, sense, features, net)


def make_guide(game: AnyGame) -> Guide:
    """What a search asks: the game's net; its sense where there is no net; luck where there is neither."""
    net, features, sense = net_for(game), features_of(game), sense_of(game)
    if sense is None:
        return BlindGuide(game)
    if net is None or features is None:
        return SenseGuide(game, sense)
    from zoorama.bots.learned.bot import Judgement
    from zoorama.bots.learned.guide import LearnedGuide

    return LearnedGuide(Judgement(game, features, net), SenseGuide(game, sense))
