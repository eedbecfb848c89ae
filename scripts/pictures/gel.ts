import type { Scene } from './film.ts';
import { add, clamp, dot, fresnel, mix, noise, reflect, smooth, unit, type Vector } from './maths.ts';

const folds = noise(901);
const tines = noise(913);

/** The surface of a gel that a spatula has drawn: long folds that bend slowly, with faint lines along them. */
function heightAt(x: number, y: number): number {
  const bendX = folds.layered(x * 0.13 + 3.1, y * 0.24, 2);
  const bendY = folds.layered(x * 0.11 - 8.2, y * 0.22 + 4.4, 2);
  const along = y * 0.66 + x * 0.17 + bendX * 2.1;
  const ridge = Math.sin(along * 2.3 + x * 0.2 + bendY * 3);
  // A fold is round above and sharp where two of them meet.
  const rounded = 1 - (1 - (ridge * 0.5 + 0.5)) ** 1.6;
  const lines = tines.once(along * 3.1, x * 0.18 - bendY * 2);
  return rounded * (0.6 + 0.3 * bendY) + 0.05 * lines;
}

const towardsLight = unit([0.45, -0.6, 0.6]);

/** What the gel reflects: a wide, soft lamp, and a pale wall. */
function studio(ray: Vector): Vector {
  const key = smooth(0.55, 1, dot(ray, towardsLight)) ** 3;
  const wall = smooth(0.1, 1, dot(ray, unit([-0.75, 0.2, 0.55]))) ** 3;
  return [0.015 + 3.1 * key + 0.16 * wall, 0.03 + 2.5 * key + 0.34 * wall, 0.035 + 1.9 * key + 0.34 * wall];
}

/** Light on the folds of a dark gel. */
export function gel(columns: number, rows: number): Scene {
  return (column, row) => {
    const x = (column / columns) * 16;
    const y = (row / rows) * 6;
    const step = 0.012;
    const height = heightAt(x, y);
    const normal = unit([
      (heightAt(x - step, y) - heightAt(x + step, y)) / (2 * step),
      (heightAt(x, y - step) - heightAt(x, y + step)) / (2 * step),
      1.15,
    ]);
    const eye: Vector = unit([0.08, -0.25, -1]);
    // Light comes out of a gel softened: what faces away from it is not black.
    const lit = clamp((dot(normal, towardsLight) + 0.3) / 1.3) ** 1.8;
    const hollow = smooth(-0.1, 0.75, height);
    const lamp = mix(0.3, 1.1, smooth(0, 15, x));
    const body = (0.05 + 0.95 * lit) * mix(0.4, 1, hollow) * lamp;
    const glow = (hollow * lit * lamp) ** 2;
    const own: Vector = [body * 0.024 + glow * 0.06, body * 0.115 + glow * 0.06, body * 0.11 + glow * 0.04];
    const mirror = studio(reflect(eye, normal));
    return { light: add(own, mirror, (fresnel(-dot(eye, normal), 0.05) + 0.02) * lamp) };
  };
}
