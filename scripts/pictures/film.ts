import { clamp, seeded, type Vector } from './maths.ts';

/** A picture in linear light, three numbers a pixel. */
export type Film = { width: number; height: number; data: Float32Array };

/** What is seen at a place of the picture, from 0 to its width and height, and how far out of focus it is, in pixels. */
export type Scene = (x: number, y: number) => { light: Vector; spread?: number };

/** Takes a picture, with several rays a pixel; then blurs what is out of focus as an open lens does. */
export function expose(scene: Scene, width: number, height: number, rays = 2): Film {
  const data = new Float32Array(width * height * 3);
  const spreads = new Float32Array(width * height);
  const random = seeded(7);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      for (let ray = 0; ray < rays * rays; ray++) {
        const x = column + ((ray % rays) + random()) / rays;
        const y = row + (Math.floor(ray / rays) + random()) / rays;
        const { light, spread = 0 } = scene(x, y);
        for (let part = 0; part < 3; part++) {
          data[pixel * 3 + part] = (data[pixel * 3 + part] ?? 0) + (light[part] ?? 0) / (rays * rays);
        }
        spreads[pixel] = (spreads[pixel] ?? 0) + spread / (rays * rays);
      }
    }
  }
  return defocus({ width, height, data }, spreads);
}

const golden = Math.PI * (3 - Math.sqrt(5));

/** Gathers each pixel from a disc as wide as it is out of focus; a point of light becomes a disc. */
function defocus({ width, height, data }: Film, spreads: Float32Array): Film {
  const result = new Float32Array(data.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const spread = spreads[pixel] ?? 0;
      const samples = spread < 0.6 ? 1 : Math.round(clamp(spread * spread * 1.6, 12, 150));
      const sum: [number, number, number] = [0, 0, 0];
      for (let sample = 0; sample < samples; sample++) {
        const radius = samples === 1 ? 0 : spread * Math.sqrt((sample + 0.5) / samples);
        const angle = sample * golden + pixel * 0.7;
        const x = clamp(Math.round(column + radius * Math.cos(angle)), 0, width - 1);
        const y = clamp(Math.round(row + radius * Math.sin(angle)), 0, height - 1);
        const from = (y * width + x) * 3;
        sum[0] += data[from] ?? 0;
        sum[1] += data[from + 1] ?? 0;
        sum[2] += data[from + 2] ?? 0;
      }
      for (let part = 0; part < 3; part++) result[pixel * 3 + part] = (sum[part] ?? 0) / samples;
    }
  }
  return { width, height, data: result };
}

type Development = { exposure: number; grain: number; vignette: number };

/** Turns light into bytes: a soft shoulder for what is bright, darker corners, and a little grain against bands. */
export function develop(film: Film, { exposure, grain, vignette }: Development): Uint8Array {
  const { width, height, data } = film;
  const bytes = new Uint8Array(data.length);
  const random = seeded(11);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const across = (pixel % width) / width - 0.5;
    const down = Math.floor(pixel / width) / height - 0.5;
    const edge = 1 - vignette * clamp((across * across + down * down) * 2);
    const speck = (random() + random() - 1) * grain;
    for (let part = 0; part < 3; part++) {
      const light = (data[pixel * 3 + part] ?? 0) * exposure * edge;
      bytes[pixel * 3 + part] = Math.round(clamp(encode(shoulder(light)) + speck) * 255);
    }
  }
  return bytes;
}

/** The curve of film (after Narkowicz' fit of ACES): deep shadows, and highlights that don't clip. */
const shoulder = (light: number) => clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
