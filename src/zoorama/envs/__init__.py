"""The games as environments for research: PettingZoo, Gymnasium, and a pool of many games at once."""

from zoorama.envs.encoder import Encoder, encoder_for
from zoorama.envs.pool import Pool
from zoorama.envs.rewards import REWARDS

try:
    from zoorama.envs.gymnasium import SeatEnv
    from zoorama.envs.pettingzoo import TableEnv, TogetherEnv, env, parallel_env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    raise ImportError(f"zoorama.envs needs {error.name}: pip install 'zoorama[envs]'", name=error.name) from error

__all__ = ["REWARDS", "Encoder", "Pool", "SeatEnv", "TableEnv", "TogetherEnv", "encoder_for", "env", "parallel_env"]
