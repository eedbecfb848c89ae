import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The size that messengers and social networks show without borders, in px. */
export const previewSize = { width: 1200, height: 630 };

/** Where pictures are: in the files of the release, or at the origin of the API. */
type PictureSources = { release: string; origin: string; api: string };

/** @throws Error if the picture is missing */
async function readPicture({ pathname, search }: URL, { release, api }: PictureSources): Promise<Uint8Array> {
  if (!pathname.startsWith('/api/')) return readFile(join(release, decodeURI(pathname)));
  const response = await fetch(new URL(pathname + search, api), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The API sends the picture with status ${response.status}.`);
  return response.bytes();
}

/** Converts a picture to a JPEG file of the size of a preview. @throws Error if it cannot be read */
const convertPicture = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ ...previewSize, position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/**
 * Creates the picture of a preview from the first picture of the post that can be read. Messengers show neither AVIF nor
 * small pictures.
 * @param paths the paths of the pictures of the post, best first
 * @returns the JPEG file, or null, and the paths of better pictures that cannot be read
 */
export async function createPreview(
  paths: readonly (string | null)[],
  sources: PictureSources,
): Promise<{ preview: Buffer | null; missing: string[] }> {
  const missing: string[] = [];
  for (const path of new Set(paths)) {
    if (!path) continue;
    const url = new URL(path, sources.origin);
    if (url.origin !== sources.origin) continue;
    const preview = await readPicture(url, sources)
      .then(convertPicture)
      .catch(() => null);
    if (preview) return { preview, missing };
    missing.push(path);
  }
  return { preview: null, missing };
}
