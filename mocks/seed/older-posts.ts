import type { PostDraft } from './post-draft.ts';

const dayMs = 86_400_000;
/** Older than all that is written by hand. */
const newestDay = Date.parse('2023-10-31T00:00:00Z');

/**
 * A post of the years before, made from one that is written, for a board of any length. A board of many thousand
 * reaches back some decades at most: posts share their days.
 */
export function olderPost(drafts: PostDraft[], index: number): PostDraft {
  const from = drafts[index % drafts.length];
  if (!from) throw new Error('A board without a written post cannot be continued.');
  const round = Math.floor(index / drafts.length);
  const date = new Date(newestDay - Math.floor(index / 2) * dayMs).toISOString().slice(0, 10);
  return {
    title: `${from.title.slice(0, 120)} (지난 자료 ${round}-${(index % drafts.length) + 1})`,
    date,
    hit: (index * 37) % 900,
    content: from.content.replace(/<img[^>]*>/g, ''),
    ...(from.by === undefined ? {} : { by: from.by }),
  };
}
