import { appendFile, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PostRecord } from '#src/lib/page-renderer.ts';
import { PostsError } from './posts-error.ts';

/** What is known of a post that has a page. The journal of a store has a line for each. */
export type StoredPost = {
  /** The path and query of the post. */
  address: string;
  /** The kind of the post, and the file of its page. */
  kind: string;
  file: string;
  /** The version of its list entry, and the numbers of its neighbours. */
  version: string;
  neighbours: string;
  name: string;
  description: string;
  author: string | null;
  date: string | null;
  changed: string | null;
};

type JournalLine = StoredPost | { address: string; isRemoved: true };

/** The data of a post, from which each release gets its page without another request. */
type StoredRecord = {
  /** The version of its list entry. */
  version: string;
  record: PostRecord;
  /** When the entry was first seen on its own day, or last seen in another version (ISO 8601); otherwise null. */
  changed: string | null;
};

/** The folders of the posts of a release. */
export type PostStore = {
  release: string;
  /** The origin of the site, for which the release was built. */
  origin: string;
  /** The folder with the data of the posts and the stores of all releases, and the store of this release. */
  stores: string;
  store: string;
  /** The folder that the release links to. Web servers send its files. */
  pages: string;
  journal: string;
};

/**
 * Finds the current release and the store of its posts, which is beside the releases, and links the release to it.
 * @param folder the folder of the releases, or a single build
 * @throws PostsError if the folder has neither a release nor a build
 */
export async function openStore(folder: string): Promise<PostStore> {
  const current = join(folder, 'current');
  const release = await realpath(current).catch(() => resolve(folder));
  const hasBuild = await stat(join(release, 'hosting/renderer')).catch(() => null);
  if (!hasBuild) throw new PostsError(`${folder} has no release with a renderer of posts. Run npm run release first.`);
  const robots = await readFile(join(release, 'robots.txt'), 'utf8');
  const { origin } = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const isBuild = release === resolve(folder);
  const stores = join(resolve(folder), isBuild ? '.posts' : 'posts');
  const store = join(stores, isBuild ? 'build' : basename(release));
  const served = join(release, 'posts');
  const pages = isBuild ? served : join(store, 'pages');
  for (const path of [store, pages]) await mkdir(path, { recursive: true });
  if (!isBuild) {
    await rm(served, { force: true });
    await symlink(relative(release, pages), served);
  }
  return { release, origin, stores, store, pages, journal: join(store, 'journal.jsonl') };
}

/** Reads the posts of a journal by their address. A line that was not written to its end is ignored. */
export async function readJournal(journal: string): Promise<Map<string, StoredPost>> {
  const posts = new Map<string, StoredPost>();
  for (const line of (await readFile(journal, 'utf8').catch(() => '')).split('\n').slice(0, -1)) {
    const entry: JournalLine = JSON.parse(line);
    if ('isRemoved' in entry) posts.delete(entry.address);
    else posts.set(entry.address, entry);
  }
  return posts;
}

/** Adds a line to a journal. */
export const writeJournal = (journal: string, entry: JournalLine): Promise<void> =>
  appendFile(journal, `${JSON.stringify(entry)}\n`);

/** Removes the stores of other releases, unless another release has become current meanwhile. */
export async function removeOtherStores({ release, stores, store }: PostStore, folder: string): Promise<void> {
  if ((await realpath(join(folder, 'current')).catch(() => release)) !== release) return;
  const kept = [basename(store), 'records', '.lock'];
  for (const name of await readdir(stores))
    if (!kept.includes(name)) await rm(join(stores, name), { recursive: true, force: true });
}

const toBrotli = promisify(brotliCompress);

/** Replaces a file in one step: a reader gets the former or the new one. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** Writes a file of the pages with its Brotli copy. Few browsers need gzip, so the web server compresses for them. */
export async function writePage({ pages }: PostStore, file: string, text: string): Promise<void> {
  const path = join(pages, file);
  // A page is about as long as this window. The default one takes 25 MB of memory for each page.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  await replaceFile(`${path}.br`, await toBrotli(text, { params }));
  await replaceFile(path, text);
}

/** Returns the file of the picture that belongs to a page. Web servers send it at this path too. */
export const pictureFile = (page: string): string => `pictures/posts/${page.replace(/html$/, 'jpg')}`;

/** Writes the picture that belongs to a page. */
export const writePicture = ({ pages }: PostStore, page: string, picture: Buffer): Promise<void> =>
  replaceFile(join(pages, pictureFile(page)), picture);

/** Returns the file of a post's page, from the folder of the pages. */
export const postFile = (kind: string, pk: number): string => `${kind}/${pk}.html`;

const recordFile = ({ stores }: PostStore, page: string) => join(stores, 'records', page.replace(/html$/, 'json'));

/** Reads the data of the post of a page; null if there are none, or if the file was damaged. */
export async function readRecord(posts: PostStore, page: string): Promise<StoredRecord | null> {
  const text = await readFile(recordFile(posts, page), 'utf8').catch(() => 'null');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores the data of the post of a page. */
export const writeRecord = (posts: PostStore, page: string, record: StoredRecord): Promise<void> =>
  replaceFile(recordFile(posts, page), JSON.stringify(record));

/** Removes the data of all posts but those of some pages. */
export async function removeOtherRecords(posts: PostStore, pages: readonly string[]): Promise<void> {
  const kept = new Set(pages.map((page) => recordFile(posts, page)));
  const options = { recursive: true, withFileTypes: true } as const;
  const files = (await readdir(join(posts.stores, 'records'), options).catch(() => [])).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths) if (!kept.has(path)) await rm(path, { force: true });
}

/** Removes a page, its compressed copy and its picture. */
export async function removePage({ pages }: PostStore, file: string): Promise<void> {
  for (const name of [file, `${file}.br`, pictureFile(file)]) await rm(join(pages, name), { force: true });
}
