import type { PostDraft } from './post-draft.ts';

const dayMs = 86_400_000;
/** The date of the newest generated post. It is before all hand-written posts. */
const newestDay = Date.parse('2023-10-31T00:00:00Z');

/**
 * Generates an older post from a hand-written draft, so that a board can have any length. Two posts share a date, so
 * that a board with thousands of posts spans a few decades only.
 * @param index the position of the post on the board, counted from 0
 * @throws Error when there are no drafts
 */
export function olderPost(drafts: PostDraft[], index: number): PostDraft {
  const draft = drafts[index % drafts.length];
  if (!draft) throw new Error('Older posts need at least one draft.');
  const round = Math.floor(index / drafts.length);
  const date = new Date(newestDay - Math.floor(index / 2) * dayMs).toISOString().slice(0, 10);
  return {
    title: `${draft.title.slice(0, 120)} (지난 자료 ${round}-${(index % drafts.length) + 1})`,
    date,
    hit: (index * 37) % 900,
    content: draft.content.replace(/<img[^>]*>/g, ''),
    ...(draft.by === undefined ? {} : { by: draft.by }),
  };
}
