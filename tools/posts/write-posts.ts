import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostEntry, PostKind, PostRecord, PostRenderer } from '#src/lib/page-renderer.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import { postTemplate } from '#tools/build/prerender/hosting.ts';
import { feedFiles, sitemapFiles } from './index-files.ts';
import { postDocument, readRecord } from './post-document.ts';
import * as store from './post-store.ts';
import { choosePicture } from './preview-picture.ts';
import { findNeighbours, type Reading, readEntries, waitForApi } from './read-list.ts';

/** What a run has done: the numbers of posts, and a line for each problem. */
export type Outcome = { read: number; written: number; unchanged: number; removed: number; problems: string[] };

type Run = {
  renderer: PostRenderer;
  reading: Reading;
  posts: store.PostStore;
  /** The origin of the API. */
  api: string;
  limit: number;
};

/** A post whose page is written. */
type Task = {
  kind: PostKind;
  entry: PostEntry;
  address: string;
  neighbours: { older: number | null; newer: number | null };
};

/** How many posts are read and rendered at a time. */
const workers = 4;

/** Finds the record of a post without a request: in a page of this release or of another one. */
async function createRecordSource(posts: store.PostStore) {
  const others = (await store.findOtherStores(posts)).map((path) => ({
    pages: join(path, 'pages'),
    journal: join(path, 'journal.jsonl'),
  }));
  const sources: { pages: string; journal: Map<string, store.StoredPost> }[] = [];
  for (const { pages, journal } of [posts, ...others])
    sources.push({ pages, journal: await store.readJournal(journal) });
  return async ({
    address,
    entry,
  }: Task): Promise<{ record: PostRecord | null; former: store.StoredPost | undefined }> => {
    const formers = sources.flatMap(({ pages, journal }) => {
      const former = journal.get(address);
      return former ? [{ pages, former }] : [];
    });
    const same = formers.find(({ former }) => former.version === entry.version);
    const html = same && (await readFile(join(same.pages, same.former.file), 'utf8').catch(() => ''));
    return { record: html ? readRecord(html) : null, former: same?.former ?? formers[0]?.former };
  };
}

/**
 * Writes the pages of the newest public posts, and removes the pages of others.
 * @throws PostsError, the error of a request, or that of the file system. Pages that were written until then stay
 */
export async function writePosts({ renderer, reading, posts, api, limit }: Run): Promise<Outcome> {
  const { origin } = posts;
  const templates = new Map<string, string>();
  for (const { pattern } of renderer.kinds)
    templates.set(pattern, await readFile(join(posts.release, postTemplate(pattern)), 'utf8'));

  const tasks: Task[] = [];
  for (const kind of renderer.kinds) {
    const entries = await readEntries({ ...renderer, ...reading }, kind, limit);
    const neighbours = findNeighbours(entries);
    for (const entry of entries) {
      const address = renderer.postAddress(kind, entry.pk);
      tasks.push({ kind, entry, address, neighbours: neighbours.get(entry.pk) ?? { older: null, newer: null } });
    }
  }

  const stored = await store.readJournal(posts.journal);
  const findRecord = await createRecordSource(posts);
  const outcome: Outcome = { read: 0, written: 0, unchanged: 0, removed: 0, problems: [] };

  async function updatePage(task: Task): Promise<void> {
    const { kind, entry, address, neighbours } = task;
    const known = stored.get(address);
    const numbers = JSON.stringify(neighbours);
    if (known?.version === entry.version && known.neighbours === numbers) {
      outcome.unchanged += 1;
      return;
    }
    const { record: kept, former } = await findRecord(task);
    if (!kept) outcome.read += 1;
    const read = kept ?? (await waitForApi(reading, () => renderer.readPost(kind, entry.pk)));
    // The neighbours at the ends of an incomplete list are known only from the response.
    const record = {
      ...read,
      prev_pk: neighbours.older ?? read.prev_pk,
      next_pk: neighbours.newer ?? read.next_pk,
    };
    const post = await renderer.renderPost(kind, entry.pk, record);
    const { picture, missing } = await choosePicture([post.picture, entry.imageUrl], { ...posts, api });
    for (const path of missing)
      outcome.problems.push(`${address}: its picture ${path} is missing, so the preview shows that of the society.`);
    const url = new URL(address, origin).href;
    const template = templates.get(kind.pattern) ?? '';
    const file = `${kind.name}/${entry.pk}.html`;
    await store.writePage(
      posts,
      file,
      postDocument(template, { kind, post, origin, url, picture }, renderer, seoulDay(Date.now())),
    );
    const isChanged = former !== undefined && former.version !== entry.version;
    const { name, description, author, date } = post;
    const changed = isChanged ? new Date().toISOString() : (former?.changed ?? null);
    const line = {
      address,
      kind: kind.name,
      file,
      version: entry.version,
      neighbours: numbers,
      name,
      description,
      author,
      date,
      changed,
    };
    await store.writeJournal(posts.journal, line);
    stored.set(address, line);
    outcome.written += 1;
  }

  const waiting = tasks.values();
  let hasFailed = false;
  async function work(): Promise<void> {
    for (const task of waiting) {
      if (hasFailed) return;
      try {
        await updatePage(task);
      } catch (error) {
        const { kind } = renderer.explainError(error);
        hasFailed = kind === 'down' || kind === 'busy';
        if (hasFailed) throw error;
        const reason = error instanceof Error ? error.message : error;
        if (kind === 'nonsense') outcome.problems.push(`${task.address}: ${reason}. It keeps its former page.`);
      }
    }
  }
  // What has been read is written before the first failure ends the run.
  const results = await Promise.allSettled(Array.from({ length: workers }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;

  const addresses = new Set(tasks.map(({ address }) => address));
  for (const { address, file } of [...stored.values()]) {
    if (addresses.has(address)) continue;
    await store.removePage(posts, file);
    await store.writeJournal(posts.journal, { address, isRemoved: true });
    stored.delete(address);
    outcome.removed += 1;
  }

  if (outcome.written + outcome.removed > 0) {
    const all = [...stored.values()];
    const built = await readFile(join(posts.release, 'sitemap.xml'), 'utf8');
    const files = { ...sitemapFiles(built, all, origin), ...feedFiles(all, origin, renderer.site.name) };
    for (const [file, text] of Object.entries(files)) await store.writePage(posts, file, text);
  }
  return outcome;
}
