import { type Bytes, concatBytes, fromBase64, pseudoRandomBytes, utf8 } from './bytes.ts';
import fixtures from './fixtures.json' with { type: 'json' };

/** Returns a PDF of one page with Korean text, padded to `size` bytes by a comment and a copy of its end. */
export function pdfFile(size: number): Bytes {
  const document = fromBase64(fixtures.pdf);
  // The keyword `startxref` has the last s of the file.
  const end = document.slice(document.lastIndexOf('s'.charCodeAt(0)));
  const spare = size - document.length - end.length;
  return spare < 2 ? document : concatBytes([document, utf8(`%${' '.repeat(spare - 2)}\n`), end]);
}

/** Returns a file with bytes after its end, where viewers of pictures read nothing. */
function padded(fixture: string, seed: number, size: number): Bytes {
  const image = fromBase64(fixture);
  return concatBytes([image, pseudoRandomBytes(Math.max(0, size - image.length), seed)]);
}

/** Returns a grey JPEG, padded to `size` bytes. */
export const jpegImage = (seed: number, size: number): Bytes => padded(fixtures.jpg, seed, size);

/** Returns a PNG of 480 × 320 pixels, padded to `size` bytes. The seed chooses one of some pictures. */
export const pngImage = (seed: number, size: number): Bytes =>
  padded(fixtures.png[seed % fixtures.png.length] ?? '', seed, size);
