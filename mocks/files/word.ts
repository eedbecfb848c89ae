import { type Bytes, concatBytes, pseudoRandomBytes } from './bytes.ts';
import { compoundFile } from './compound.ts';
import { extensionOf } from './file-names.ts';

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** What a compound file starts with: documents of Word up to 2003, and of other programs of that time. */
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Bytes, start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Bytes as text of one character each, to be searched. */
const latin1Text = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes);

/** The mark before an entry of an archive's table of contents, and how far behind it the entry's name stands. */
const zipEntrySignature = 'PK\x01\x02';
const zipEntryNameOffset = 42;

const hasWordFolder = (zip: string) =>
  zip
    .split(zipEntrySignature)
    .slice(1)
    .some((entry) => entry.startsWith('word/', zipEntryNameOffset));

/** The stream that only Word makes; a locked document or another program's file has others. */
const wordStream = [...'WordDocument'].flatMap((character) => [character.charCodeAt(0), 0]);

/** Whether a file is a Word document by what is in it, and its ending agrees. */
export function isWordDocument(name: string, bytes: Bytes): boolean {
  switch (extensionOf(name)) {
    case 'docx':
      return startsWith(bytes, zipSignature) && hasWordFolder(latin1Text(bytes));
    case 'doc':
      return startsWith(bytes, compoundSignature) && latin1Text(bytes).includes(String.fromCharCode(...wordStream));
    default:
      return false;
  }
}

/** What a main stream begins with: its mark, and no password. */
const streamHeader = [0xec, 0xa5, 0xc1, 0x00, 0, 0, 0, 0, 0, 0, 0, 0];

/** A document of an old Word, as far as one can tell without reading its text; there is nothing in it to read. */
export function docFile(seed: number, size = 16_384): Bytes {
  const made = compoundFile([
    ['WordDocument', concatBytes([streamHeader, pseudoRandomBytes(4096 - streamHeader.length, seed)])],
  ]);
  return concatBytes([made, pseudoRandomBytes(Math.max(0, size - made.length), seed)]);
}
