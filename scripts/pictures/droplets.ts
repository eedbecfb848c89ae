import { dropHeights } from './drops.ts';
import { Field } from './field.ts';
import type { Scene } from './film.ts';
import { add, cross, dot, fresnel, mix, noise, reflect, refract, smooth, unit, type Vector } from './maths.ts';

const cell = 0.0065;
/** Where the light comes from: behind and to the right, low, as of a window. */
const towardsLight = unit([0.66, 0.7, 0.5]);
const water = 1 / 1.33;

const normalAt = (heights: Field, x: number, y: number): Vector => {
  const step = cell * 1.2;
  return unit([
    heights.at(x - step, y) - heights.at(x + step, y),
    heights.at(x, y - step) - heights.at(x, y + step),
    2 * step,
  ]);
};

/** Follows a ray down to the drops or the plane. @returns where it arrives */
function meet(heights: Field, from: Vector, ray: Vector, top: number, step: number): Vector {
  // Numbers instead of vectors: this is where nearly all of the time goes.
  const [dx, dy, dz] = ray;
  let way = (top - from[2]) / dz;
  const hit = (at: number) => heights.at(from[0] + dx * at, from[1] + dy * at) > from[2] + dz * at;
  for (const end = -from[2] / dz; way < end; way += step) {
    if (!hit(way)) continue;
    for (let half = step / 2; half > step / 40; half /= 2) way += hit(way) ? -half : half;
    return add(from, ray, way);
  }
  return add(from, ray, -from[2] / dz);
}

/** The light on the plane: it is bent by the drops, which gather it in front of them and leave a shadow. */
function lightOnPlane(heights: Field, top: number): Field {
  const light = new Field(
    Math.ceil(heights.columns / 2),
    Math.ceil(heights.rows / 2),
    heights.left,
    heights.top,
    cell * 2,
  );
  const ray: Vector = [-towardsLight[0], -towardsLight[1], -towardsLight[2]];
  const spacing = cell * 1.4;
  const share = (spacing / light.cell) ** 2;
  // It comes from the right: what falls on the left end of the plane enters beyond it.
  for (let y = heights.top - 2; y < heights.top + 18; y += spacing) {
    for (let x = heights.left - 2; x < heights.left + 18; x += spacing) {
      const start: Vector = [x + towardsLight[0], y + towardsLight[1], 0];
      const place = meet(heights, add(start, towardsLight, top), ray, top, cell * 1.5);
      if (place[2] < 0.002) {
        light.splat(place[0], place[1], share);
        continue;
      }
      const normal = normalAt(heights, place[0], place[1]);
      const cosine = dot(normal, towardsLight);
      if (cosine <= 0) continue;
      const inside = refract(ray, normal, water);
      const ground = add(place, inside, -place[2] / inside[2]);
      light.splat(ground[0], ground[1], share * (1 - fresnel(cosine)));
    }
  }
  return light.blurred(cell * 2.4);
}

/** The room that the drops reflect: dark, with a window and a pale wall far off. */
function room(ray: Vector): Vector {
  const up = smooth(-0.1, 1, ray[2]);
  const away = dot(ray, towardsLight);
  const side = ray[0] - ray[1] * 0.85;
  const pane = smooth(0.9, 0.93, away) * smooth(0.012, 0.03, Math.abs(side + 0.09)) * smooth(0.3, 0.27, Math.abs(side));
  const glow = smooth(0.2, 1, away) ** 2;
  const wall = smooth(0.55, 0.05, Math.abs(ray[2] - 0.28)) * smooth(-0.2, 0.9, ray[1]);
  return [
    0.02 + 0.05 * up + 0.5 * glow + 0.16 * wall + 11 * pane,
    0.035 + 0.07 * up + 0.42 * glow + 0.19 * wall + 10 * pane,
    0.04 + 0.075 * up + 0.34 * glow + 0.18 * wall + 8.6 * pane,
  ];
}

/** The same room in the satin of the plane, which shows no edges. */
function softRoom(ray: Vector): Vector {
  const glow = smooth(0.35, 1.02, dot(ray, towardsLight)) ** 2;
  return [0.03 + 1.5 * glow, 0.045 + 1.3 * glow, 0.05 + 1.08 * glow];
}

/** Drops of water on a dark, satin surface, seen close by with an open lens. */
export function droplets(width: number, height: number): Scene {
  const heights = dropHeights(20251, cell);
  const top = heights.data.reduce((most, value) => Math.max(most, value), 0) + 0.01;
  const light = lightOnPlane(heights, top);
  const grain = noise(5);

  const eye: Vector = [0, -8.2, 6.6];
  const ahead = unit(add([0.1, 0.9, 0], eye, -1));
  const right = unit(cross(ahead, [0, 0, 1]));
  const upwards = cross(right, ahead);
  const lens = 0.31;
  const inFocus = 10.1;

  const plane = (x: number, y: number): Vector => {
    const satin = 1 + 0.1 * grain.layered(x * 2.2, y * 2.2, 4);
    // The light falls as a pool on the right; the words stand on the left.
    const pool = smooth(-5.5, 5.5, x - Math.abs(y - 2.5) * 0.55) ** 1.6;
    const lit = light.at(x, y) * mix(0.1, 1, pool) * satin;
    return [0.003 + lit * 0.052, 0.009 + lit * 0.118, 0.01 + lit * 0.104];
  };

  return (column, row) => {
    const across = (column / width - 0.5) * 2 * lens * (width / height);
    const down = (0.5 - row / height) * 2 * lens;
    const ray = unit(add(add(ahead, right, across), upwards, down));
    const place = meet(heights, eye, ray, top, cell * 2);
    const distance = Math.hypot(place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]);
    const spread = Math.max(0, Math.abs(1 - inFocus / distance) * 62 - 1) * (height / 1080);

    const wet = place[2] > 0.003;
    const normal: Vector = wet ? normalAt(heights, place[0], place[1]) : [0, 0, 1];
    const facing = -dot(ray, normal);
    const mirror = wet ? room(reflect(ray, normal)) : softRoom(reflect(ray, normal));
    let seen: Vector;
    let thrown: number;
    if (wet) {
      const inside = refract(ray, normal, water);
      const ground = add(place, inside, -place[2] / Math.min(inside[2], -0.15));
      seen = plane(ground[0], ground[1]);
      thrown = fresnel(facing);
    } else {
      seen = plane(place[0], place[1]);
      thrown = fresnel(facing, 0.04) * 0.5;
    }
    return {
      light: add([seen[0] * (1 - thrown), seen[1] * (1 - thrown), seen[2] * (1 - thrown)], mirror, thrown),
      spread,
    };
  };
}
