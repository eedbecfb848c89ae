import type { Walk } from '#tools/verify/walk.ts';
import { type Row, readBoard } from './board-reading.ts';

/** A piece of a title that is worth searching for: its first long word. */
const wordOf = (title: string) =>
  title.split(/[\s"'()[\]<>·,:]+/).find((word) => word.length >= 2) ?? title.slice(0, 20);

/** What a search has to find, in titles, contents and both, and what it must not. */
export async function search(walk: Walk, type: string, rows: Row[]): Promise<void> {
  const titleOf = (row: Row) => String(row[`${type}_title`]).normalize('NFC').toLowerCase();
  const place = `/data/${type}`;
  const row = walk.need(rows.at(Math.floor(rows.length / 2)), 'the board is empty', 'getInfo');
  const word = wordOf(String(row[`${type}_title`]));
  const known = rows.filter((other) => titleOf(other).includes(word.normalize('NFC').toLowerCase())).length;
  const ask = (query: Record<string, string | number>) => readBoard(walk, type, { row: 100, ...query });
  const found = await ask({ search: word, search_category: 'title' });
  walk.check(
    found.rows.every((other) => titleOf(other).includes(word.normalize('NFC').toLowerCase())),
    {
      rule: 'search',
      message: `${type}: a search in titles finds a title without the word`,
      pointer: place,
      expected: word,
    },
  );
  walk.check(found.count >= known, {
    rule: 'search',
    message: `${type}: a search in titles misses some`,
    pointer: `${place}_count`,
    expected: `${known} or more`,
    actual: String(found.count),
  });
  walk.same(
    Math.min(found.count, 100),
    found.rows.length,
    'count',
    `${type}: the count of a search is not what it finds`,
    `${place}_count`,
  );
  const anywhere = await ask({ search: word });
  const both = await ask({ search: word, search_category: 'all' });
  walk.same(
    both.count,
    anywhere.count,
    'search',
    `${type}: without a category, not everything is searched`,
    `${place}_count`,
  );
  const inside = await ask({ search: word, search_category: 'content' });
  walk.check(both.count >= Math.max(found.count, inside.count) && both.count <= found.count + inside.count, {
    rule: 'search',
    message: `${type}: what is found anywhere is not what title and content find`,
    pointer: `${place}_count`,
    expected: `${Math.max(found.count, inside.count)} to ${found.count + inside.count}`,
    actual: String(both.count),
  });
  const part = await ask({ search: word, search_category: 'title', page: 2, row: 1 });
  walk.same(
    part.rows.map((one) => one[`${type}_pk`]),
    found.rows.slice(1, 2).map((one) => one[`${type}_pk`]),
    'paging',
    `${type}: pages of a search do not add up`,
    place,
  );
  // Words are plain text: what means something to a database or a pattern has to be in the title.
  for (const plain of ['%', '_', '.*', "' OR '1'='1"]) {
    const odd = await ask({ search: plain, search_category: 'title' });
    walk.check(
      odd.rows.every((other) => titleOf(other).includes(plain.toLowerCase())),
      { rule: 'search', message: `${type}: a search takes ${plain} for more than plain text`, pointer: place },
    );
  }
}

/** A search for what nobody wrote. */
export async function nothingFound(walk: Walk, type: string): Promise<void> {
  const nothing = await walk.ask('getInfo', { query: { type, search: `${walk.run.prefix}없는낱말` } }, 'notices');
  const named: Row = { ...nothing.data };
  walk.same(
    [named[type], named[`${type}_count`]],
    [[], 0],
    'search',
    `${type}: something is found that nobody wrote`,
    '/data',
  );
}
