/** Small mathematics that all pictures share. Everything random comes from a seed: a picture is the same every time. */

export type Vector = readonly [x: number, y: number, z: number];
export type Random = () => number;

/** A generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(vector: Vector): Vector {
  const length = Math.hypot(vector[0], vector[1], vector[2]) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

export const reflect = (ray: Vector, normal: Vector): Vector => add(ray, normal, -2 * dot(ray, normal));

/** The ray behind a surface (Snell), where `ratio` is the index before it over the one behind it. */
export function refract(ray: Vector, normal: Vector, ratio: number): Vector {
  const cosine = -dot(ray, normal);
  const rest = Math.max(0, 1 - ratio * ratio * (1 - cosine * cosine));
  return unit(add([ray[0] * ratio, ray[1] * ratio, ray[2] * ratio], normal, ratio * cosine - Math.sqrt(rest)));
}

/** How much of the light a surface of water throws back (Schlick). */
export const fresnel = (cosine: number, base = 0.02) => base + (1 - base) * (1 - clamp(cosine)) ** 5;

/** Smooth noise from -1 to 1 in two dimensions. */
export function noise(seed: number) {
  const random = seeded(seed);
  const table = Float32Array.from({ length: 4096 }, () => random() * 2 - 1);
  const at = (x: number, y: number) => table[(Math.imul(x, 374761393) + Math.imul(y, 668265263)) & 4095] ?? 0;
  const once = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = x - column;
    const down = y - row;
    const u = across * across * across * (across * (across * 6 - 15) + 10);
    const v = down * down * down * (down * (down * 6 - 15) + 10);
    const above = mix(at(column, row), at(column + 1, row), u);
    return mix(above, mix(at(column, row + 1), at(column + 1, row + 1), u), v);
  };
  /** Several layers of it, each twice as fine and half as strong. */
  const layered = (x: number, y: number, layers: number) => {
    let sum = 0;
    for (let layer = 0, scale = 1, share = 0.5; layer < layers; layer++, scale *= 2, share *= 0.5) {
      sum += once(x * scale + layer * 17.3, y * scale - layer * 9.1) * share;
    }
    return sum;
  };
  return { once, layered };
}
