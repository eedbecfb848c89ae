import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostEntry } from '#src/lib/page-renderer.ts';
import { feedFiles, sitemapFiles } from './index-files.ts';
import {
  postFile,
  readJournal,
  removeOtherRecords,
  removePage,
  type StoredPost,
  writeJournal,
  writePage,
} from './post-store.ts';
import { readEntries } from './read-list.ts';
import { type Outcome, type Run, type Task, writePostPage } from './write-page.ts';

/** How many posts are read and rendered at a time. */
const workers = 4;

/** Sorts the newest entries first. Pinned posts are no exception. */
const compareEntries = (one: PostEntry, other: PostEntry) =>
  (other.date ?? '').localeCompare(one.date ?? '') || other.pk - one.pk;

/** Reads the lists of all boards. */
async function listTasks(run: Run): Promise<Task[]> {
  const { renderer } = run;
  const tasks: Task[] = [];
  for (const kind of renderer.kinds) {
    const entries = (await readEntries(run, kind, run.limit)).toSorted(compareEntries);
    for (const [index, entry] of entries.entries()) {
      const neighbours = { older: entries[index + 1]?.pk ?? null, newer: entries[index - 1]?.pk ?? null };
      tasks.push({ kind, entry, address: renderer.postAddress(kind, entry.pk), neighbours });
    }
  }
  return tasks;
}

/** Writes the pages of all tasks. After the first failure, it only completes the pages that it has begun. */
async function writePages(run: Run, tasks: readonly Task[], stored: Map<string, StoredPost>, outcome: Outcome) {
  const waiting = tasks.values();
  let failure: unknown;
  async function work(): Promise<void> {
    for (const task of waiting) {
      if (failure) return;
      try {
        await writePostPage(run, task, stored, outcome);
      } catch (error) {
        const { kind, reason } = run.renderer.explainError(error);
        if (kind === 'down' || kind === 'busy') failure ??= error;
        if (kind === 'nonsense') outcome.problems.push(`${task.address}: ${reason}. It keeps its former page.`);
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  if (failure) throw failure;
}

/** Removes the pages of posts that are in no list. */
async function removeOthers({ posts }: Run, tasks: readonly Task[], stored: Map<string, StoredPost>): Promise<number> {
  const addresses = new Set(tasks.map(({ address }) => address));
  const others = [...stored.values()].filter(({ address }) => !addresses.has(address));
  for (const { address, file } of others) {
    await removePage(posts, file);
    await writeJournal(posts.journal, { address, isRemoved: true });
    stored.delete(address);
  }
  return others.length;
}

/** Writes the site map and the feeds. */
async function writeIndexFiles({ renderer, posts }: Run, all: readonly StoredPost[]): Promise<void> {
  const built = await readFile(join(posts.release, 'sitemap.xml'), 'utf8');
  const files = {
    ...sitemapFiles(built, all, posts.origin),
    ...feedFiles(all, posts.origin, renderer.site.name),
  };
  for (const [file, text] of Object.entries(files)) await writePage(posts, file, text);
}

/**
 * Writes the pages of the newest public posts, and removes the pages of others.
 * @throws PostsError, the error of a request, or that of the file system. Pages that were written until then stay
 */
export async function writePosts(run: Run): Promise<Outcome> {
  const tasks = await listTasks(run);
  const stored = await readJournal(run.posts.journal);
  const outcome: Outcome = { read: 0, written: 0, unchanged: 0, removed: 0, problems: [] };
  await writePages(run, tasks, stored, outcome);
  outcome.removed = await removeOthers(run, tasks, stored);
  await removeOtherRecords(
    run.posts,
    tasks.map(({ kind, entry }) => postFile(kind.name, entry.pk)),
  );
  if (outcome.written + outcome.removed > 0) await writeIndexFiles(run, [...stored.values()]);
  return outcome;
}
