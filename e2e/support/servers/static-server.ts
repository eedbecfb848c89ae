import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Returns the file that a static host sends for a path: of a folder its `index.html`, and null if there is none. */
async function findFile(path: string): Promise<string | null> {
  const entry = await stat(path).catch(() => null);
  if (entry?.isDirectory()) return findFile(join(path, 'index.html'));
  return entry && path;
}

/**
 * Serves a folder below a path as static hosts do: folders get a slash, and unknown paths `404.html`.
 * @param base the path, with a slash at both ends
 * @returns the URL of the folder, and a function that ends the server
 */
export async function serveStatic(folder: string, base: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname: path, search } = new URL(url, 'http://host');
    const pathname = decodeURIComponent(path);
    const file = pathname.startsWith(base) ? await findFile(join(folder, pathname.slice(base.length))) : null;
    if (file?.endsWith('index.html') && !/\/(index\.html)?$/.test(pathname)) {
      response.writeHead(301, { Location: `${path}/${search}` }).end();
      return;
    }
    const sent = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(sent)] ?? 'application/octet-stream' });
    response.end(await readFile(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
