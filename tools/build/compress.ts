import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files that become clearly smaller. Fonts and pictures are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.atom']);

/** A smaller file fits into one packet with its headers, so compression saves nothing. */
const minimumBytes = 500;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes compressed copies beside the text files of a build: `.br` (Brotli, RFC 7932) and `.gz` (gzip, RFC 1952).
 * @param folder the folder of the build
 * @param isQuick whether to take a tenth of the time, for files that only tests read
 * @param isExcluded returns whether a path below the folder is of a file that no server sends
 */
export async function compressFiles(
  folder: string,
  isQuick: boolean,
  isExcluded: (name: string) => boolean,
): Promise<void> {
  const quality = isQuick ? { brotli: 4, gzip: 4 } : { brotli: 11, gzip: 9 };
  const names = await readdir(folder, { recursive: true });
  const chosen = names.filter((name) => compressible.has(extname(name)) && !isExcluded(name));
  await Promise.all(
    chosen.map(async (name) => {
      const path = join(folder, name);
      const text = await readFile(path);
      if (text.length < minimumBytes) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli };
      await writeFile(`${path}.br`, await toBrotli(text, { params }));
      await writeFile(`${path}.gz`, await toGzip(text, { level: quality.gzip }));
    }),
  );
}
