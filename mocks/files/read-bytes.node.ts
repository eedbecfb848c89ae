import { readFile } from 'node:fs/promises';
import type { Bytes } from './bytes.ts';

/**
 * Reads a file of the repository under Node.
 * @param address a `file:` address
 * @throws Error of Node where the file cannot be read
 */
export async function readBytes(address: URL): Promise<Bytes> {
  return new Uint8Array(await readFile(address));
}
