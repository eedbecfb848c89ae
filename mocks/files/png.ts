import { zlibSync } from 'fflate';
import { type Bytes, bigEndian, concatBytes, crc32, pseudoRandomBytes, utf8 } from './bytes.ts';

const width = 480;
const height = 320;

const pngChunk = (type: string, data: ArrayLike<number>) => {
  const body = concatBytes([utf8(type), data]);
  return concatBytes([bigEndian(data.length), body, bigEndian(crc32(body))]);
};

/** Returns sixteen RGB colours from dark to light. The hue depends on the seed, so that images differ visibly. */
const palette = (seed: number) =>
  Array.from({ length: 16 }, (_, step) => {
    const light = 40 + step * 13;
    const tint = (offset: number) => Math.round(light + 30 * Math.sin(seed * 1.7 + offset) * (1 - step / 20));
    return [tint(0), tint(2), tint(4)].map((value) => Math.max(0, Math.min(255, value)));
  }).flat();

/** Returns the palette index of a pixel. The image resembles a lecture hall: a bright screen and rows of heads. */
function colorIndexAt(x: number, y: number, seed: number): number {
  const onScreen = Math.abs(x - 240 + (seed % 7) * 12 - 36) < 110 && y > 40 && y < 150;
  if (onScreen) return y < 60 ? 12 : 15;
  if (y < 190) return 4 + Math.floor((x + y) / 110);
  const row = Math.floor((y - 190) / 44);
  const head = (x + row * 26 + seed * 9) % 52;
  const inHead = (head - 26) ** 2 + (y - 190 - row * 44 - 22) ** 2 < 240;
  return inHead ? row : 7 + (row % 2);
}

function pixelRows(seed: number): Bytes {
  const data = new Uint8Array((width / 2 + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    data[at++] = 0;
    for (let x = 0; x < width; x += 2) data[at++] = (colorIndexAt(x, y, seed) << 4) | colorIndexAt(x + 1, y, seed);
  }
  return data;
}

/** Creates a PNG of 480 × 320 pixels, padded to exactly `size` bytes. */
export function pngImage(seed: number, size = 0): Bytes {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const before = [
    head,
    pngChunk('IHDR', [...bigEndian(width), ...bigEndian(height), 4, 3, 0, 0, 0]),
    pngChunk('PLTE', palette(seed)),
    pngChunk('IDAT', zlibSync(pixelRows(seed))),
  ];
  const end = pngChunk('IEND', []);
  const spare = size - concatBytes([...before, end]).length - 12;
  // A private chunk, which viewers ignore, pads the file.
  return concatBytes([...before, ...(spare >= 0 ? [pngChunk('prVt', pseudoRandomBytes(spare, seed))] : []), end]);
}
