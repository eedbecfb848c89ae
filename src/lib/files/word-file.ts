import cfb from 'cfb';
import { compoundFileKind, fileKindBySignature, zipFileKind } from './file-kind.ts';
import { hasAllData, listZipEntries } from './zip-archive.ts';

/** Why a file is not accepted as a Word document. */
export type WordProblem =
  /** A password or rights management protects it. */
  | { kind: 'locked' }
  /** It begins like a Word document, but is truncated or damaged. */
  | { kind: 'damaged' }
  /** It is a Word document, but its extension belongs to the other Word format. `ending` is the correct extension. */
  | { kind: 'renamed'; ending: '.doc' | '.docx' }
  /** It has another format. `what` is the Korean name of the format; null if it is unknown. */
  | { kind: 'foreign'; what: string | null };

const hasSignature = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The name of the main part, which may have any number (Office Open XML, Part 1, section 11.3.10). */
const mainPart = /^word\/document\d*\.xml$/;
const wordExtension = (name: string) => (/\.doc$/i.test(name) ? '.doc' : '.docx');

async function findZipProblem(bytes: Uint8Array<ArrayBuffer>, ending: string): Promise<WordProblem | null> {
  const entries = await listZipEntries(bytes);
  if (!entries) return { kind: 'damaged' };
  if (entries.some(({ encrypted }) => encrypted)) return { kind: 'locked' };
  const names = entries.map(({ filename }) => filename);
  if (!names.some((name) => mainPart.test(name))) {
    const hasWordPart = names.some((name) => name.startsWith('word/'));
    return hasWordPart ? { kind: 'damaged' } : { kind: 'foreign', what: zipFileKind(names) };
  }
  if (!(await hasAllData(entries))) return { kind: 'damaged' };
  return ending === '.docx' ? null : { kind: 'renamed', ending: '.docx' };
}

/** The entries that replace the content of a protected document (MS-OFFCRYPTO 2.1 and 2.2). */
const protectedEntries = ['EncryptedPackage', '\tDRMContent'];

/** Returns the content of the top-level entries of a compound file by their names; null if the file is damaged. */
function readCompoundFile(bytes: Uint8Array): Map<string, ArrayLike<number>> | null {
  try {
    const { FileIndex, FullPaths } = cfb.read(bytes, { type: 'array' });
    // Deeper entries belong to embedded documents.
    const topLevel = FileIndex.filter((_, index) => FullPaths[index]?.split('/').length === 2);
    return new Map(topLevel.map(({ name, content }) => [name, content]));
  } catch {
    return null;
  }
}

/** Checks the signature and the encryption bit at the start of the main stream (MS-DOC 2.5.1). */
function findStreamProblem(start: ArrayLike<number>): WordProblem | null {
  const isWordStream = start[1] === 0xa5 && (start[0] === 0xec || start[0] === 0xdc);
  if (!isWordStream) return { kind: 'damaged' };
  return ((start[11] ?? 0) & 1) === 1 ? { kind: 'locked' } : null;
}

function findCompoundProblem(bytes: Uint8Array, ending: string): WordProblem | null {
  const entries = readCompoundFile(bytes);
  if (!entries) return { kind: 'damaged' };
  if (protectedEntries.some((name) => entries.has(name))) return { kind: 'locked' };
  const main = entries.get('WordDocument');
  if (!main) return { kind: 'foreign', what: compoundFileKind([...entries.keys()]) };
  return findStreamProblem(main) ?? (ending === '.doc' ? null : { kind: 'renamed', ending: '.doc' });
}

/**
 * Checks by its content whether a file is a Word document. The extension alone proves nothing.
 * @param name a file name that ends in .doc or .docx
 * @param bytes the whole file
 * @returns the problem; null if the file is a valid Word document
 */
export async function findWordProblem(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<WordProblem | null> {
  const ending = wordExtension(name);
  if (hasSignature(bytes, zipSignature)) return findZipProblem(bytes, ending);
  if (hasSignature(bytes, compoundSignature)) return findCompoundProblem(bytes, ending);
  return { kind: 'foreign', what: fileKindBySignature(bytes) };
}
