import type { Bytes } from './bytes.ts';

/**
 * Reads a file of the repository in a browser, from the development server. Under Node, read-bytes.node.ts takes the
 * place of this file; `imports` in package.json says so.
 * @throws Error with the path and the status where the server does not serve the file
 */
export async function readBytes(address: URL): Promise<Bytes> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font for PDFs is not at ${address.pathname} (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
