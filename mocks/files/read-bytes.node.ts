import { readFile } from 'node:fs/promises';
import type { Bytes } from './bytes.ts';

/**
 * Reads a file of the repository in Node.
 * @param url a `file:` URL
 * @throws the Node error when the file cannot be read
 */
export async function readBytes(url: URL): Promise<Bytes> {
  return new Uint8Array(await readFile(url));
}
