import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewPicture } from '#src/content/society.ts';
import type { PostEntry, PostKind } from '#src/lib/page-renderer.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import { postTemplate } from '#tools/build/prerender/hosting.ts';
import { postDocument } from './post-document.ts';
import {
  type PostStore,
  pictureFile,
  postFile,
  readRecord,
  type StoredPost,
  writeJournal,
  writePage,
  writePicture,
  writeRecord,
} from './post-store.ts';
import { createPreview, previewSize } from './preview-picture.ts';
import { type Reading, waitForApi } from './read-list.ts';

/** What a run has done: the numbers of posts, and a line for each problem. */
export type Outcome = { read: number; written: number; unchanged: number; removed: number; problems: string[] };

/** What a run needs. */
export type Run = Reading & {
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

/**
 * Writes the page of a post, unless the post and its neighbours are unchanged.
 * @param stored the posts that have a page; the function adds its post
 * @param outcome the function counts in it
 */
export async function writePostPage(
  run: Run,
  { kind, entry, address, neighbours }: Task,
  stored: Map<string, StoredPost>,
  outcome: Outcome,
): Promise<void> {
  const { renderer, posts, api } = run;
  const { pk, version } = entry;
  const file = postFile(kind.name, pk);
  const page = stored.get(address);
  const numbers = JSON.stringify(neighbours);
  if (page?.version === version && page.neighbours === numbers) {
    outcome.unchanged += 1;
    return;
  }
  const today = seoulDay(Date.now());
  let known = await readRecord(posts, file);
  if (known?.version !== version) {
    outcome.read += 1;
    const changed = known || entry.date === today ? new Date().toISOString() : null;
    known = { version, changed, record: await waitForApi(run, () => renderer.readPost(kind, pk)) };
    await writeRecord(posts, file, known);
  }
  const { record, changed } = known;
  // The neighbours at the ends of an incomplete list are known only from the response.
  const linked = {
    ...record,
    prev_pk: neighbours.older ?? record.prev_pk,
    next_pk: neighbours.newer ?? record.next_pk,
  };
  const template = await readFile(join(posts.release, postTemplate(kind.pattern)), 'utf8');
  const [, firstFont = 'U+0-10FFFF'] = /unicode-range:([^;}]*)/.exec(template) ?? [];
  const post = await renderer.renderPost(kind, pk, linked, firstFont);
  const { preview, missing } = await createPreview([post.picture, entry.imageUrl], { ...posts, api });
  for (const path of missing)
    outcome.problems.push(`${address}: its picture ${path} cannot be read, so the preview shows another one.`);
  if (preview) await writePicture(posts, file, preview);
  const { origin } = posts;
  const picture = preview ? { path: `/${pictureFile(file)}`, ...previewSize, alt: post.name } : previewPicture;
  const parts = { kind, post, origin, url: new URL(address, origin).href, picture };
  await writePage(posts, file, postDocument(template, parts, renderer, today));
  const { name, description, author, date } = post;
  const shown = { name, description, author, date };
  const line = { address, kind: kind.name, file, version, neighbours: numbers, ...shown, changed };
  await writeJournal(posts.journal, line);
  stored.set(address, line);
  outcome.written += 1;
}
