import { type UnzipFileInfo, unzipSync } from 'fflate';
import type { Bytes } from './bytes.ts';
import { extensionOf } from './file-names.ts';

/** The signature of a compound file (MS-CFB): documents of Word up to 2003, and of other programs of that time. */
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Bytes, start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Decodes each byte as one character, so that the bytes can be searched as text. */
const latin1Text = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes);

/** Returns whether a file is a ZIP archive with the folder of a Word document. Nothing is decompressed. */
function hasWordFolder(bytes: Bytes): boolean {
  let isFound = false;
  const filter = ({ name }: UnzipFileInfo) => {
    isFound ||= name.startsWith('word/');
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch {
    return false;
  }
  return isFound;
}

/** The stream name `WordDocument` in UTF-16. Encrypted documents and files of other programs lack this stream. */
const wordStream = [...'WordDocument'].flatMap((character) => [character.charCodeAt(0), 0]);

/** Returns whether the content of a file is a Word document and matches its extension, `doc` or `docx`. */
export function isWordDocument(name: string, bytes: Bytes): boolean {
  switch (extensionOf(name)) {
    case 'docx':
      return hasWordFolder(bytes);
    case 'doc':
      return startsWith(bytes, compoundSignature) && latin1Text(bytes).includes(String.fromCharCode(...wordStream));
    default:
      return false;
  }
}
