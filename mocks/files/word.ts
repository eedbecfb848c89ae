import { type Bytes, join, noise } from './bytes.ts';
import { compound } from './compound.ts';
import { extensionOf } from './names.ts';

const zipStart = [0x50, 0x4b, 0x03, 0x04];
/** What a compound file starts with: documents of Word up to 2003, and of other programs of that time. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Bytes, start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Bytes as text of one character each, to be searched. */
const asText = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes);

/** The mark before an entry of an archive's table of contents, and how far behind it the entry's name stands. */
const entryMark = 'PK\x01\x02';
const nameOffset = 42;

const hasWordFolder = (zip: string) =>
  zip
    .split(entryMark)
    .slice(1)
    .some((entry) => entry.startsWith('word/', nameOffset));

/** The stream that only Word makes; a locked document or another program's file has others. */
const wordStream = [...'WordDocument'].flatMap((character) => [character.charCodeAt(0), 0]);

/** Whether a file is a Word document by what is in it, and its ending agrees. */
export function isWord(name: string, bytes: Bytes): boolean {
  switch (extensionOf(name)) {
    case 'docx':
      return startsWith(bytes, zipStart) && hasWordFolder(asText(bytes));
    case 'doc':
      return startsWith(bytes, compoundStart) && asText(bytes).includes(String.fromCharCode(...wordStream));
    default:
      return false;
  }
}

/** What a main stream begins with: its mark, and no password. */
const streamStart = [0xec, 0xa5, 0xc1, 0x00, 0, 0, 0, 0, 0, 0, 0, 0];

/** A document of an old Word, as far as one can tell without reading its text; there is nothing in it to read. */
export function doc(seed: number, size = 16_384): Bytes {
  const made = compound([['WordDocument', join([streamStart, noise(4096 - streamStart.length, seed)])]]);
  return join([made, noise(Math.max(0, size - made.length), seed)]);
}
