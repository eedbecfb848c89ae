import type { Runner } from '#verify/run/runner.ts';
import type { Board, BoardRow } from './board-requests.ts';

/** Returns the first word of a title with at least two characters. */
const searchableWord = (title: string) =>
  title.split(/[\s"'()[\]<>·,:]+/).find((word) => word.length >= 2) ?? title.slice(0, 20);

/** Returns a text as the search compares it: without case, with one blank for each white space. */
const comparableText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Search words are plain text. Wildcards of databases and regular expressions must match literally, and blanks match all. */
const plainTexts = ['', ' ', '2', '학', '안내', 'a', '0', '%', '_', '.*', "' OR '1'='1"];

/** Checks the search of a board: which posts it finds, their order, pages and count. Titles are plain text. */
export async function checkSearch(runner: Runner, board: Board, rows: BoardRow[]) {
  const { count } = await board.read(runner, { row: 1 });
  const keys = board.pksOf(rows);
  const row = rows.at(Math.floor(rows.length / 2));
  const words = [...plainTexts, `${runner.context.prefix}없는낱말`];
  if (row) words.push(searchableWord(String(row[board.field('title')])));
  await runner.runAtOnce(words, async (part, search) => {
    const { pointer, countPointer } = board;
    const searchFor = (query: Record<string, string | number>) => board.read(part, { row: 100, ...query, search });
    const matches = (other: BoardRow) =>
      comparableText(String(other[board.field('title')])).includes(comparableText(search));
    const inTitles = await searchFor({ search_category: 'title' });
    const found = board.pksOf(inTitles.rows);
    const wrong = `${board.type}: a search in titles gives other posts, or another order than the list`;
    if (count === rows.length)
      part.checkEqual(found, board.pksOf(rows.filter(matches)).slice(0, 100), 'search', wrong, pointer);
    else part.check(inTitles.rows.every(matches), { rule: 'search', message: wrong, pointer });
    const next = await searchFor({ search_category: 'title', page: 2, row: 1 });
    const page = `${board.type}: a page of a search has the wrong rows`;
    part.checkEqual(board.pksOf(next.rows), found.slice(1, 2), 'paging', page, pointer);
    const inContents = await searchFor({ search_category: 'content' });
    const anywhere = await searchFor({});
    const both = await searchFor({ search_category: 'all' });
    for (const { count: total, rows: some } of [inTitles, inContents, both]) {
      const message = `${board.type}: the count of a search differs from the number of rows`;
      part.checkEqual(Math.min(total, 100), some.length, 'count', message, countPointer);
      const order = `${board.type}: a search gives posts in another order than the list`;
      const sorted = keys.filter((key) => board.pksOf(some).includes(key)).slice(0, 100);
      if (count === rows.length) part.checkEqual(board.pksOf(some), sorted, 'order', order, pointer);
    }
    const same = `${board.type}: a search without search_category differs from one with search_category=all`;
    part.checkEqual(anywhere.count, both.count, 'search', same, countPointer);
    const [least, most] = [Math.max(inTitles.count, inContents.count), inTitles.count + inContents.count];
    part.check(both.count >= least && both.count <= most, {
      rule: 'search',
      message: `${board.type}: the count of a search in everything does not fit the counts of title and content`,
      pointer: countPointer,
      expected: `${least} to ${most}`,
      actual: String(both.count),
    });
  });
}
