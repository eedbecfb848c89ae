import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewPicture } from '#src/content/society.ts';
import type { PostEntry, PostKind, PostRecord, PostRenderer } from '#src/lib/page-renderer.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import { postTemplate } from '#tools/build/prerender/hosting.ts';
import { postDocument, readRecord } from './post-document.ts';
import {
  findOtherStores,
  type PostStore,
  pictureFile,
  readJournal,
  type StoredPost,
  writeJournal,
  writePage,
  writePicture,
} from './post-store.ts';
import { createPreview, previewSize } from './preview-picture.ts';
import { type Reading, waitForApi } from './read-list.ts';

/** What a run has done: the numbers of posts, and a line for each problem. */
export type Outcome = { read: number; written: number; unchanged: number; removed: number; problems: string[] };

/** What a run needs. */
export type Run = {
  renderer: PostRenderer;
  reading: Reading;
  posts: PostStore;
  /** The origin of the API. */
  api: string;
  limit: number;
};

/** A post that needs a page. */
export type Task = {
  kind: PostKind;
  entry: PostEntry;
  address: string;
  neighbours: { older: number | null; newer: number | null };
};

/** What is known of a post without a request: its data, and the line of its former page. */
type Known = { record: PostRecord | null; former: StoredPost | undefined };

/** Finds what is known of a post in the pages of this release and of others. */
async function createRecordSource(posts: PostStore): Promise<(task: Task) => Promise<Known>> {
  const others = (await findOtherStores(posts)).map((path) => ({
    pages: join(path, 'pages'),
    journal: join(path, 'journal.jsonl'),
  }));
  const sources: { pages: string; stored: Map<string, StoredPost> }[] = [];
  for (const { pages, journal } of [posts, ...others]) sources.push({ pages, stored: await readJournal(journal) });
  return async ({ address, entry }) => {
    const formers = sources.flatMap(({ pages, stored }) => {
      const former = stored.get(address);
      return former ? [{ pages, former }] : [];
    });
    const same = formers.find(({ former }) => former.version === entry.version);
    const html = same && (await readFile(join(same.pages, same.former.file), 'utf8').catch(() => ''));
    return { record: html ? readRecord(html) : null, former: (same ?? formers[0])?.former };
  };
}

/**
 * Returns the function that writes the page of a post, unless the post and its neighbours are unchanged.
 * @param stored the posts that have a page; the function adds its post
 * @param outcome the function counts in it
 */
export async function createPageWriter(
  { renderer, reading, posts, api }: Run,
  stored: Map<string, StoredPost>,
  outcome: Outcome,
): Promise<(task: Task) => Promise<void>> {
  const findRecord = await createRecordSource(posts);
  const templates = new Map<string, string>();
  for (const { pattern } of renderer.kinds)
    templates.set(pattern, await readFile(join(posts.release, postTemplate(pattern)), 'utf8'));

  return async (task) => {
    const { kind, entry, address, neighbours } = task;
    const { version } = entry;
    const known = stored.get(address);
    const numbers = JSON.stringify(neighbours);
    if (known?.version === version && known.neighbours === numbers) {
      outcome.unchanged += 1;
      return;
    }
    const { record, former } = await findRecord(task);
    if (!record) outcome.read += 1;
    const read = record ?? (await waitForApi(reading, () => renderer.readPost(kind, entry.pk)));
    // The neighbours at the ends of an incomplete list are known only from the response.
    const linked = { ...read, prev_pk: neighbours.older ?? read.prev_pk, next_pk: neighbours.newer ?? read.next_pk };
    const template = templates.get(kind.pattern) ?? '';
    const [, firstFont = 'U+0-10FFFF'] = /unicode-range:([^;}]*)/.exec(template) ?? [];
    const post = await renderer.renderPost(kind, entry.pk, linked, firstFont);
    const file = `${kind.name}/${entry.pk}.html`;
    const { preview, missing } = await createPreview([post.picture, entry.imageUrl], { ...posts, api });
    for (const path of missing)
      outcome.problems.push(`${address}: its picture ${path} cannot be read, so the preview shows another one.`);
    if (preview) await writePicture(posts, file, preview);
    const { origin } = posts;
    const picture = preview ? { path: `/${pictureFile(file)}`, ...previewSize, alt: post.name } : previewPicture;
    const parts = { kind, post, origin, url: new URL(address, origin).href, picture };
    const today = seoulDay(Date.now());
    await writePage(posts, file, postDocument(template, parts, renderer, today));
    const isChanged = former ? former.version !== version : entry.date === today;
    const changed = isChanged ? new Date().toISOString() : (former?.changed ?? null);
    const { name, description, author, date } = post;
    const shown = { name, description, author, date };
    const line = { address, kind: kind.name, file, version, neighbours: numbers, ...shown, changed };
    await writeJournal(posts.journal, line);
    stored.set(address, line);
    outcome.written += 1;
  };
}
