import { unzipSync } from 'fflate';
import { type Bytes, concatBytes, fromBase64, pseudoRandomBytes, utf8 } from './bytes.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { zipArchive } from './zip.ts';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes the title into a document of Office, and pads it to `size` bytes with a part that nothing refers to. */
function documentOf(fixture: string, title: string, size: number): Bytes {
  const texts = Object.entries(unzipSync(fromBase64(fixture)));
  const entries = texts.map(([name, bytes]): [string, Bytes] => {
    const text = new TextDecoder().decode(bytes);
    return [name, utf8(text.replace('{title}', () => escapeXml(title)))];
  });
  const padded = (spare: number) => zipArchive([...entries, ['docProps/thumbnail.png', pseudoRandomBytes(spare, 3)]]);
  const spare = size - padded(0).length;
  return spare > 0 ? padded(spare) : zipArchive(entries);
}

/** Returns a Word document with a title, padded to `size` bytes. */
export const docxFile = (title: string, size = 0): Bytes => documentOf(fixtures.docx, title, size);

/** Returns an Excel workbook with one sheet of one column, padded to `size` bytes. */
export const xlsxFile = (title: string, size = 0): Bytes => documentOf(fixtures.xlsx, title, size);

/** Creates a placeholder for a Hangul document: the signature of a compound file and pseudo-random bytes. */
export const hwpFile = (seed: number, size = 16_384): Bytes =>
  concatBytes([[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], pseudoRandomBytes(Math.max(size, 512) - 8, seed)]);
