import type { Bytes } from './bytes.ts';

/**
 * Reads a file of the repository in a browser, from the development server. In Node, `imports` of package.json resolves
 * this module to read-bytes.node.ts.
 * @throws Error with the path and the HTTP status when the server does not serve the file
 */
export async function readBytes(url: URL): Promise<Bytes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Cannot read ${url.pathname} from the development server (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
