import { BoardType } from '#src/api/generated/model/boardType.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import { newestFirst } from './lists.ts';
import type { Post } from './records.ts';
import { Table } from './table.ts';

/**
 * The orders of a board, both newest first: `listed` has the pinned posts first, `dated` is by date only. `positions`
 * maps the number of a post to its index in `dated`.
 */
type BoardOrder = { listed: Post[]; dated: Post[]; positions: Map<number, number> };

function boardOrderOf(posts: Iterable<Post>): BoardOrder {
  const dated = [...posts].sort(newestFirst);
  const isPinned = (post: Post) => post.fixed === PinnedMark.pinned;
  return {
    dated,
    listed: [...dated.filter(isPinned), ...dated.filter((post) => !isPinned(post))],
    positions: new Map(dated.map((post, index) => [post.pk, index])),
  };
}

const blockTag = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|t[rdh]|thead|tbody|br|hr|blockquote)\b[^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
/** Returns whether a content is HTML: it begins with a tag. Members type plain text (contract schema `ForumPost`). */
const isHtml = (content: string) => /^\s*<[a-z]/i.test(content);

const plainText = (html: string) =>
  html
    .replace(blockTag, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

const normalizeText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const searchTexts = new WeakMap<Post, Record<Exclude<SearchCategory, typeof SearchCategory.all>, string>>();

function searchTextOf(post: Post) {
  const texts = searchTexts.get(post) ?? {
    title: normalizeText(post.title),
    content: normalizeText(isHtml(post.content) ? plainText(post.content) : post.content),
  };
  searchTexts.set(post, texts);
  return texts;
}

function postMatches(post: Post, words: string, category: SearchCategory): boolean {
  const { title, content } = searchTextOf(post);
  if (category !== SearchCategory.content && title.includes(words)) return true;
  return category !== SearchCategory.title && content.includes(words);
}

/** The posts of one board. */
export class Board {
  readonly posts: Table<number, Post>;
  /** The hit counts. They are separate from the posts, so that a hit does not recompute the order of the board. */
  readonly hits = new Table<number, { hit: number }>();
  #order: { version: number; order: BoardOrder } | null = null;

  constructor(seed: ReadonlyMap<number, Post>) {
    this.posts = new Table(seed);
  }

  /**
   * Returns one page of the list and the number of all matching posts. The search text is plain text, not a pattern.
   */
  page(query: { page: number; row: number; search?: string; search_category: SearchCategory }): {
    posts: Post[];
    count: number;
  } {
    const words = normalizeText(query.search ?? '');
    const { listed } = this.#currentOrder();
    const found = words ? listed.filter((post) => postMatches(post, words, query.search_category)) : listed;
    const start = (query.page - 1) * query.row;
    return { posts: found.slice(start, start + query.row), count: found.length };
  }

  /** Returns the numbers of the next older and newer post by date, or null at the ends. */
  neighbours(pk: number): { older: number | null; newer: number | null } {
    const { dated, positions: place } = this.#currentOrder();
    const position = place.get(pk);
    if (position === undefined) return { older: null, newer: null };
    return { older: dated[position + 1]?.pk ?? null, newer: dated[position - 1]?.pk ?? null };
  }

  hitOf(post: Post): number | null {
    return this.hits.get(post.pk)?.hit ?? post.hit;
  }

  /** Adds a hit to a post, up to the maximum of the contract (int32). */
  countHit(post: Post): void {
    this.hits.put(post.pk, { hit: Math.min((this.hitOf(post) ?? 0) + 1, 2 ** 31 - 1) });
  }

  #currentOrder(): BoardOrder {
    const { version } = this.posts;
    if (this.#order?.version !== version) this.#order = { version, order: boardOrderOf(this.posts.rows()) };
    return this.#order.order;
  }
}

/** Creates a value for each board of the contract. */
export const mapBoards = <Value>(create: (type: BoardType) => Value): Record<BoardType, Value> =>
  // TypeScript does not know the keys of `fromEntries`.
  Object.fromEntries(Object.values(BoardType).map((type) => [type, create(type)])) as Record<BoardType, Value>;
