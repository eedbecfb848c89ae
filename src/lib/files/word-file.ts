import { type CompoundFile, openCompoundFile } from './compound-file.ts';
import { compoundFileKind, fileKindBySignature, zipFileKind } from './file-kind.ts';
import { listZipEntries } from './zip-listing.ts';

/** Why a file can't be taken as a document of a word processor. */
export type WordProblem =
  /** A password or a rights management keeps it closed. */
  | { kind: 'locked' }
  /** It begins like one, and is cut off or broken. */
  | { kind: 'damaged' }
  /** It is one, and its name has the ending of the other kind. */
  | { kind: 'renamed'; ending: '.doc' | '.docx' }
  /** It is something else; null where nobody can tell what. */
  | { kind: 'foreign'; what: string | null };

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Office Open XML, Part 1, section 11.3.10: the main part may have another number. */
const mainPart = /^word\/document\d*\.xml$/;
const wordExtension = (name: string) => (/\.doc$/i.test(name) ? '.doc' : '.docx');

function findZipProblem(bytes: Uint8Array, ending: string): WordProblem | null {
  const entries = listZipEntries(bytes);
  if (!entries) return { kind: 'damaged' };
  if (entries.some(({ isLocked }) => isLocked)) return { kind: 'locked' };
  if (!entries.some(({ name }) => mainPart.test(name))) {
    const isPart = entries.some(({ name }) => name.startsWith('word/'));
    return isPart ? { kind: 'damaged' } : { kind: 'foreign', what: zipFileKind(entries) };
  }
  return ending === '.docx' ? null : { kind: 'renamed', ending: '.docx' };
}

/** What stands for a document that is kept closed (MS-OFFCRYPTO 2.1 and 2.2). */
const protectedEntries = ['EncryptedPackage', '\tDRMContent'];

/** The head of a document's main stream (MS-DOC 2.5.1): its mark, and the bit that says that it is encrypted. */
function findStreamProblem(file: CompoundFile): WordProblem | null {
  const head = file.head('WordDocument', 32);
  const isMarked = head?.[1] === 0xa5 && (head[0] === 0xec || head[0] === 0xdc);
  if (!head || !isMarked) return { kind: 'damaged' };
  return ((head[11] ?? 0) & 1) === 1 ? { kind: 'locked' } : null;
}

function findCompoundProblem(bytes: Uint8Array, ending: string): WordProblem | null {
  const file = openCompoundFile(bytes);
  if (!file) return { kind: 'damaged' };
  if (protectedEntries.some((name) => file.names.includes(name))) return { kind: 'locked' };
  if (!file.names.includes('WordDocument')) return { kind: 'foreign', what: compoundFileKind(file) };
  const problem = findStreamProblem(file);
  return problem ?? (ending === '.doc' ? null : { kind: 'renamed', ending: '.doc' });
}

/**
 * Looks into a file: whether it is a document of a word processor, by its content and not by its ending alone.
 * @param name ends in .doc or .docx
 * @param bytes all of it
 * @returns what is wrong, null where nothing is
 */
export function findWordProblem(name: string, bytes: Uint8Array): WordProblem | null {
  const ending = wordExtension(name);
  if (startsWith(bytes, zipSignature)) return findZipProblem(bytes, ending);
  if (startsWith(bytes, compoundSignature)) return findCompoundProblem(bytes, ending);
  return { kind: 'foreign', what: fileKindBySignature(bytes) };
}
