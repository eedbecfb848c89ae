import type { Post, SearchCategory } from './records.ts';
import { Table } from './table.ts';

/** The orders of a board: the list with the pinned posts first, and the plain order of dates. Newest first, both. */
type BoardOrder = { listed: Post[]; dated: Post[]; positions: Map<number, number> };

const newestFirst = (a: Post, b: Post) => {
  const [first, second] = [a.date ?? '', b.date ?? ''];
  if (first === second) return b.pk - a.pk;
  return first < second ? 1 : -1;
};

function boardOrderOf(posts: Iterable<Post>): BoardOrder {
  const dated = [...posts].sort(newestFirst);
  const pinned = (post: Post) => post.fixed === '중요';
  return {
    dated,
    listed: [...dated.filter(pinned), ...dated.filter((post) => !pinned(post))],
    positions: new Map(dated.map((post, index) => [post.pk, index])),
  };
}

const seedOrders = new WeakMap<ReadonlyMap<number, Post>, BoardOrder>();

/** The order of an unchanged seed is the same in every store, so it is found once. */
function cachedSeedOrder(seed: ReadonlyMap<number, Post>): BoardOrder {
  const known = seedOrders.get(seed) ?? boardOrderOf(seed.values());
  seedOrders.set(seed, known);
  return known;
}

const blockTag = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|t[rdh]|thead|tbody|br|hr|blockquote)\b[^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
/** What a member typed is text; a content that begins with a tag is HTML (contract: `ForumPost`). */
const isHtml = (content: string) => /^\s*<[a-z]/i.test(content);

const plainText = (html: string) =>
  html
    .replace(blockTag, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

const normalizeText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const searchTexts = new WeakMap<Post, Record<'title' | 'content', string>>();

function searchTextOf(post: Post) {
  const known = searchTexts.get(post) ?? {
    title: normalizeText(post.title),
    content: normalizeText(isHtml(post.content) ? plainText(post.content) : post.content),
  };
  searchTexts.set(post, known);
  return known;
}

function postMatches(post: Post, words: string, category: SearchCategory): boolean {
  const { title, content } = searchTextOf(post);
  if (category !== 'content' && title.includes(words)) return true;
  return category !== 'title' && content.includes(words);
}

/** The posts of one board. */
export class Board {
  readonly posts: Table<number, Post>;
  /** Apart from the posts, so that reading one does not change the order of the board. */
  readonly hits = new Table<number, { hit: number }>();
  readonly #seed: ReadonlyMap<number, Post>;
  #order: { version: number; order: BoardOrder } | null = null;

  constructor(seed: ReadonlyMap<number, Post>) {
    this.#seed = seed;
    this.posts = new Table(seed);
  }

  /** One page of the list, and how many posts the search finds in all. Words are plain text, never a pattern. */
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

  /** The posts before and after one in the order of dates; null at the ends. */
  neighbours(pk: number): { older: number | null; newer: number | null } {
    const { dated, positions: place } = this.#currentOrder();
    const position = place.get(pk);
    if (position === undefined) return { older: null, newer: null };
    return { older: dated[position + 1]?.pk ?? null, newer: dated[position - 1]?.pk ?? null };
  }

  hitOf(post: Post): number | null {
    return this.hits.get(post.pk)?.hit ?? post.hit;
  }

  /** Counts one more reading of a post, up to what the contract can say. */
  countHit(post: Post): void {
    this.hits.put(post.pk, { hit: Math.min((this.hitOf(post) ?? 0) + 1, 2 ** 31 - 1) });
  }

  #currentOrder(): BoardOrder {
    const { version } = this.posts;
    if (version === 0) return cachedSeedOrder(this.#seed);
    if (this.#order?.version !== version) this.#order = { version, order: boardOrderOf(this.posts.rows()) };
    return this.#order.order;
  }
}
