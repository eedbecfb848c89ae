import { Field } from './field.ts';
import { noise, type Random, seeded, smooth } from './maths.ts';

type Drop = { x: number; y: number; radius: number; steep: number; turn: number };

/** Scatters drops, large ones first; none lies in another. @param density how many there may be at a place, 0 to 1 */
function scatter(random: Random, density: (x: number, y: number) => number): Drop[] {
  const drops: Drop[] = [];
  const sizes = [
    { tries: 90, from: 0.52, to: 0.95 },
    { tries: 700, from: 0.24, to: 0.5 },
    { tries: 5200, from: 0.09, to: 0.22 },
    { tries: 26000, from: 0.028, to: 0.085 },
  ];
  for (const { tries, from, to } of sizes) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const radius = from + (to - from) * random() ** 2;
      const x = -9 + 18 * random();
      const y = -5 + 18 * random();
      if (random() > density(x, y)) continue;
      const free = drops.every((other) => Math.hypot(x - other.x, y - other.y) > (radius + other.radius) * 1.04 + 0.01);
      if (free) drops.push({ x, y, radius, steep: 0.85 + random() * 0.3, turn: random() * 100 });
    }
  }
  return drops;
}

/** The heights of drops of water that lie on a plane. */
export function dropHeights(seed: number, cell: number): Field {
  const field = new Field(Math.round(18 / cell), Math.round(18 / cell), -9, -5, cell);
  const shape = noise(seed + 1);
  const patches = noise(seed + 2);
  const density = (x: number, y: number) =>
    smooth(-0.25, 0.35, patches.layered(x * 0.35, y * 0.35, 2)) * (0.12 + 0.88 * smooth(-4.2, 1.5, x + y * 0.15));
  for (const drop of scatter(seeded(seed), density)) raise(field, drop, shape.layered);
  return field;
}

/** Puts one drop on the field: a cap, flattened by its weight when it is large, with an outline that isn't round. */
function raise(field: Field, { x, y, radius, steep, turn }: Drop, shape: (x: number, y: number, n: number) => number) {
  const reach = Math.ceil((radius * 1.25) / field.cell);
  const column = Math.round((x - field.left) / field.cell);
  const row = Math.round((y - field.top) / field.cell);
  const height = steep * radius * (0.74 - 0.28 * smooth(0.15, 0.9, radius));
  const power = 0.5 - 0.1 * smooth(0.2, 0.9, radius);
  for (let down = -reach; down <= reach; down++) {
    for (let across = -reach; across <= reach; across++) {
      const at = (row + down) * field.columns + column + across;
      if (column + across < 0 || column + across >= field.columns || at < 0 || at >= field.data.length) continue;
      const dx = (across * field.cell) / radius;
      const dy = (down * field.cell) / radius;
      const wobble = 1 + 0.16 * smooth(0.05, 0.5, radius) * shape(dx * 0.9 + turn, dy * 0.9, 2);
      const inside = 1 - (dx * dx + dy * dy) * wobble * wobble;
      if (inside > 0) field.data[at] = Math.max(field.data[at] ?? 0, height * inside ** (power + 0.18));
    }
  }
}
