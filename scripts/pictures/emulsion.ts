import { Field } from './field.ts';
import type { Scene } from './film.ts';
import { clamp, mix, noise, type Random, seeded, smooth, type Vector } from './maths.ts';

type Droplet = { x: number; y: number; radius: number };

const width = 16;
const height = 9;
const margin = 1.2;

/** Packs droplets, large ones first, so that small ones fill what is between them. */
function pack(random: Random, sizes: [tries: number, from: number, to: number][], fill: number): Droplet[] {
  const droplets: Droplet[] = [];
  const crowd = noise(Math.floor(random() * 1000));
  for (const [tries, from, to] of sizes) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const radius = from + (to - from) * random() ** 1.6;
      const x = mix(-margin, width + margin, random());
      const y = mix(-margin, height + margin, random());
      const room = smooth(-0.5, 0.25, crowd.layered(x * 0.22, y * 0.22, 2) + (x / width - 0.55) * 0.5);
      if (random() > room * fill) continue;
      if (droplets.every((other) => Math.hypot(x - other.x, y - other.y) > (radius + other.radius) * 1.015)) {
        droplets.push({ x, y, radius });
      }
    }
  }
  return droplets;
}

/** How much oil the light goes through at each place. */
function thickness(droplets: Droplet[], cell: number): Field {
  const columns = Math.ceil((width + 2 * margin) / cell);
  const field = new Field(columns, Math.ceil((height + 2 * margin) / cell), -margin, -margin, cell);
  for (const { x, y, radius } of droplets) {
    const reach = Math.ceil(radius / cell) + 1;
    const column = Math.round((x - field.left) / cell);
    const row = Math.round((y - field.top) / cell);
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        if (column + across < 0 || column + across >= columns || row + down < 0 || row + down >= field.rows) continue;
        const at = (row + down) * columns + column + across;
        const dx = field.left + (column + across) * cell - x;
        const dy = field.top + (row + down) * cell - y;
        const inside = 1 - (dx * dx + dy * dy) / (radius * radius);
        // What the light is bent by: little in the middle, much at the rim. So a droplet looks clear, and not like a ball.
        if (inside > 0) field.data[at] = (field.data[at] ?? 0) + Math.sqrt(radius) * 0.5 * inside ** 0.2;
      }
    }
  }
  return field;
}

/** From the shadow of a droplet over the field to its lit side. */
const ramp: [at: number, light: Vector][] = [
  [-0.8, [0.001, 0.008, 0.01]],
  [-0.4, [0.003, 0.022, 0.026]],
  [-0.1, [0.01, 0.056, 0.06]],
  [0.15, [0.034, 0.118, 0.115]],
  [0.35, [0.12, 0.23, 0.205]],
  [0.6, [0.42, 0.4, 0.32]],
  [1, [1.3, 0.95, 0.68]],
];

function toned(value: number): Vector {
  const next = Math.max(
    1,
    ramp.findIndex(([at]) => at >= value),
  );
  const [from, low] = ramp[next - 1] ?? [0, [0, 0, 0] as const];
  const [to, high] = ramp[value > 1 ? ramp.length - 1 : next] ?? [1, [1, 1, 1] as const];
  const share = clamp((value - from) / (to - from || 1));
  return [mix(low[0], high[0], share), mix(low[1], high[1], share), mix(low[2], high[2], share)];
}

/** An emulsion as a microscope with interference contrast shows it: droplets in relief, those below out of focus. */
export function emulsion(columns: number, rows: number): Scene {
  const random = seeded(4093);
  const cell = 0.008;
  const layers = [
    {
      droplets: pack(
        random,
        [
          [26, 0.9, 1.7],
          [60, 0.5, 0.9],
        ],
        0.5,
      ),
      blur: 0.16,
      strength: 0.34,
    },
    {
      droplets: pack(
        random,
        [
          [80, 0.35, 0.7],
          [500, 0.1, 0.3],
        ],
        0.5,
      ),
      blur: 0.06,
      strength: 0.42,
    },
    {
      droplets: pack(
        random,
        [
          [40, 0.7, 1.35],
          [240, 0.32, 0.65],
          [2400, 0.12, 0.3],
          [16000, 0.03, 0.11],
        ],
        1,
      ),
      blur: 0.01,
      strength: 0.78,
    },
  ].map(({ droplets, blur, strength }) => ({ oil: thickness(droplets, cell).blurred(blur), strength }));
  const unevenness = noise(77);
  const shear = 0.011;

  return (column, row) => {
    const x = (column / columns) * width;
    const y = (row / rows) * height;
    let relief = 0;
    let depth = 0;
    // A droplet in front bends away what is behind it.
    const cover = 1 - 0.9 * Math.min(1, (layers.at(-1)?.oil.at(x, y) ?? 0) * 6);
    for (const [index, { oil, strength: full }] of layers.entries()) {
      const strength = index === layers.length - 1 ? full : full * cover;
      const slope = (oil.at(x + shear, y - shear) - oil.at(x - shear, y + shear)) / (2 * shear);
      relief -= (slope / (1 + Math.abs(slope))) * 0.85 * strength;
      depth += Math.min(1, oil.at(x, y)) * strength;
    }
    const lamp = smooth(-2, 17, x * 1.05 - y * 0.55);
    const field = unevenness.layered(x * 0.3, y * 0.3, 3) * 0.1;
    const light = toned(relief * mix(0.75, 1.12, lamp) + depth * 0.16 + field - 0.12 + lamp * 0.2);
    const dim = mix(0.55, 1.25, lamp);
    return { light: [light[0] * dim, light[1] * dim, light[2] * dim] };
  };
}
