import { zlibSync } from 'fflate';
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

/** Encodes a text as UTF-16 in hexadecimal digits, as the font of the fixture expects it. */
const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

/**
 * Returns a PDF of one page with lines of text. They take the place of the empty lines of the fixture, whose stream is
 * stored without compression, so that no position in the file changes.
 */
export function linesPdf(lines: string[]): Bytes {
  const left = [...lines];
  const document = fromBase64(fixtures.lines);
  const text = atob(fixtures.lines);
  const [start, end] = [text.indexOf('stream\n') + 'stream\n'.length, text.indexOf('\nendstream')];
  const content = text.slice(start, end).replace(/(?<=<)(0020)+(?=>)/g, (empty) => {
    const length = empty.length / 4;
    return utf16Hex((left.shift() ?? '').slice(0, length).padEnd(length));
  });
  // zlib (RFC 1950, RFC 1951): seven bytes before stored data, and a checksum of four bytes after them.
  const stream = zlibSync(utf8(content.slice(7, -4)), { level: 0 });
  return concatBytes([document.subarray(0, start), stream, document.subarray(end)]);
}

/** Returns a file with bytes after its end, which programs do not read. */
function padded(fixture: string, seed: number, size: number): Bytes {
  const file = fromBase64(fixture);
  return concatBytes([file, pseudoRandomBytes(Math.max(0, size - file.length), seed)]);
}

/** Returns a grey JPEG, padded to `size` bytes. */
export const jpegImage = (seed: number, size: number): Bytes => padded(fixtures.jpg, seed, size);

/** Returns a file that passes for a Word document up to 2003 by its headers. It has no readable text. */
export const docFile = (seed: number, size = 16_384): Bytes => padded(fixtures.doc, seed, size);

/** Returns a PNG of 480 × 320 pixels, padded to `size` bytes. The seed chooses one of some pictures. */
export const pngImage = (seed: number, size: number): Bytes =>
  padded(fixtures.png[seed % fixtures.png.length] ?? '', seed, size);
