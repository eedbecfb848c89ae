import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { previewPicture } from '#src/content/society.ts';

/** Returns whether a server has a file. Some servers refuse HEAD, so the request is a GET whose body is not read. */
async function hasFile(url: URL): Promise<boolean> {
  const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  await body?.cancel();
  return ok;
}

/** Where pictures are: in the files of the release, or at the origin of the API. */
type PictureSources = { release: string; origin: string; api: string };

/**
 * Chooses the picture of a preview: the first one of the post that exists, or that of the society.
 * @param paths the paths of the pictures of the post, best first
 * @returns the URL of the picture, and the paths of better pictures that are missing
 */
export async function choosePicture(
  paths: readonly (string | null)[],
  { release, origin, api }: PictureSources,
): Promise<{ picture: string; missing: string[] }> {
  const missing: string[] = [];
  for (const path of new Set(paths)) {
    if (!path || new URL(path, origin).origin !== origin) continue;
    const isFound = path.startsWith('/api/')
      ? await hasFile(new URL(path, api))
      : await stat(join(release, decodeURI(path))).then(
          () => true,
          () => false,
        );
    if (isFound) return { picture: new URL(path, origin).href, missing };
    missing.push(path);
  }
  return { picture: new URL(previewPicture, origin).href, missing };
}
