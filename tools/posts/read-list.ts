import type { PostEntry, PostKind, PostRenderer } from '#src/lib/page-renderer.ts';
import { PostsError } from './posts-error.ts';

/** The renderer that reads posts, and the function that waits. */
export type Reading = { renderer: PostRenderer; wait: (seconds: number) => Promise<void> };

const maxWaits = 20;

/** Repeats a request as long as the API asks to wait (status 429 with Retry-After). */
export async function waitForApi<Result>({ renderer, wait }: Reading, request: () => Promise<Result>) {
  for (let waits = 0; ; waits += 1) {
    try {
      return await request();
    } catch (error) {
      const { kind, waitS } = renderer.explainError(error);
      if (kind !== 'busy' || waits === maxWaits) throw error;
      await wait(waitS);
    }
  }
}

const maxTries = 3;

/**
 * Reads the newest entries of a list, in its order. A list that changes meanwhile is read again.
 * @throws PostsError if the list still changes, or has another length than it says; or the error of the request
 */
export async function readEntries(reading: Reading, kind: PostKind, limit: number): Promise<PostEntry[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const entries = new Map<number, PostEntry>();
    const totals = new Set<number>();
    let read = 0;
    for (let page = 1; ; page += 1) {
      const list = await waitForApi(reading, () => reading.renderer.readList(kind, page));
      totals.add(list.total);
      read += list.entries.length;
      for (const entry of list.entries) entries.set(entry.pk, entry);
      if (list.entries.length === 0 || totals.size > 1 || read >= Math.min(limit, list.total)) break;
    }
    const [total = 0] = totals;
    if (totals.size === 1 && entries.size === read && read >= Math.min(limit, total))
      return [...entries.values()].slice(0, limit);
  }
  throw new PostsError(
    `the list of ${kind.title} changes while it is read, or its count is wrong. Run it again later.`,
  );
}
