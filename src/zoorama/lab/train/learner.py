"""The one that learns, with PyTorch, on a GPU where there is one."""

from pathlib import Path
from typing import Any

import numpy as np

from zoorama.bots.learned.net import NEVER, PARTS, Weights
from zoorama.lab.train.lessons import Lessons
from zoorama.lab.train.plan import Plan

LAST_RATE = 0.05  # of the first
STEADY = 0.998  # of the weights given out, kept a step: they follow those learnt slowly, and so more evenly


class Learner:
    def __init__(self, plan: Plan, width: int, seats: int, device: str) -> None:
        import torch

        self.torch, self.plan, self.width, self.seats, self.device = torch, plan, width, seats, device
        torch.manual_seed(plan.seed)
        if device == "cpu":
            torch.set_num_threads(1)  # the other cores play
        self.weights = fresh(torch, plan, width, seats, device)
        self.steady = {name: part.detach().clone() for name, part in self.weights.items()}
        self.optimiser = torch.optim.Adam(self.weights.values(), lr=plan.rate)
        packed = (width + 7) // 8
        self.rows = torch.zeros((plan.window, packed), dtype=torch.uint8, device=device)
        self.targets = torch.zeros((plan.window, seats), dtype=torch.float16, device=device)
        self.count = torch.zeros(plan.window, dtype=torch.long, device=device)
        self.absent = torch.triu(torch.full((seats + 1, seats), float(NEVER), device=device))
        self.shifts = torch.arange(7, -1, -1, dtype=torch.uint8, device=device)
        self.received = 0  # since it began or was resumed
        self.steps = 0
        self.before = 0  # steps, when it was resumed

    def add(self, lessons: Lessons) -> None:
        """Into the window, over the oldest."""
        torch, window = self.torch, self.plan.window
        where = torch.arange(self.received, self.received + len(lessons.seats), device=self.device) % window
        self.rows[where] = torch.as_tensor(lessons.rows, device=self.device)
        self.targets[where] = torch.as_tensor(lessons.targets, device=self.device)
        self.count[where] = torch.as_tensor(lessons.seats.astype(np.int64), device=self.device)
        self.received += len(lessons.seats)

    def is_due(self) -> bool:
        batch = self.plan.batch
        return self.received >= 2 * batch and self.steps * batch < self.plan.reuse * self.received

    def learn(self, progress: float) -> Any:
        """One step; the loss, which is still on its way from the device."""
        torch = self.torch
        for group in self.optimiser.param_groups:
            group["lr"] = self.plan.rate * max(LAST_RATE, 1 - progress)
        known = min(self.received, self.plan.window)
        chosen = torch.randint(known, (self.plan.batch,), device=self.device)
        bits = ((self.rows[chosen].unsqueeze(-1) >> self.shifts) & 1).flatten(1)[:, : self.width].float()
        logits = estimate(torch, self.weights, bits) + self.absent[self.count[chosen]]
        loss = -(self.targets[chosen].float() * torch.log_softmax(logits, 1)).sum(1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.steps += 1
        steps = self.before + self.steps
        with torch.no_grad():
            for name, part in self.weights.items():
                self.steady[name].lerp_(part, 1 - min(STEADY, steps / (steps + 10)))
        return loss.detach()

    def name(self) -> str:
        """Of what it learns on."""
        return str(self.torch.cuda.get_device_name()) if self.device == "cuda" else "a processor"

    def given_out(self) -> Weights:
        return {name: self.steady[name].cpu().numpy() for name in PARTS}

    def save(self, file: Path, about: str, progress: dict[str, Any]) -> None:
        kept = {"weights": self.weights, "steady": self.steady, "optimiser": self.optimiser.state_dict()}
        beside = file.with_suffix(".part")
        steps = self.before + self.steps
        self.torch.save({**kept, "steps": steps, "about": about, "progress": progress}, beside)
        beside.replace(file)

    def load(self, file: Path, about: str) -> dict[str, Any]:
        """How far it was. Lessons are not kept: the window fills again."""
        kept = self.torch.load(file, map_location=self.device, weights_only=True)
        if kept["about"] != about:
            raise ValueError(kept["about"])
        with self.torch.no_grad():
            for name in PARTS:
                self.weights[name].copy_(kept["weights"][name])
                self.steady[name].copy_(kept["steady"][name])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.before = kept["steps"]
        progress: dict[str, Any] = kept["progress"]
        return progress


def fresh(torch: Any, plan: Plan, width: int, seats: int, device: str) -> dict[str, Any]:
    sizes = (width, plan.first, plan.second, seats)
    made = {}
    for layer, name in enumerate(PARTS[::2]):
        scale = (2 / (60 if layer == 0 else sizes[layer])) ** 0.5  # few of a row's bits are set
        weight = torch.randn((sizes[layer], sizes[layer + 1])) * (scale if layer < 2 else 0.1 * scale)
        made[name] = weight.to(device).requires_grad_()
        made[f"{name}_bias"] = torch.zeros(sizes[layer + 1], device=device).requires_grad_()
    return made


def estimate(torch: Any, weights: dict[str, Any], bits: Any) -> Any:
    hidden = torch.relu(bits @ weights["first"] + weights["first_bias"])
    hidden = torch.relu(hidden @ weights["second"] + weights["second_bias"])
    return hidden @ weights["last"] + weights["last_bias"]
