import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard } from './board-requests.ts';

/** Returns the first word of a title with at least two characters. */
const searchableWord = (title: string) =>
  title.split(/[\s"'()[\]<>·,:]+/).find((word) => word.length >= 2) ?? title.slice(0, 20);

/** Checks the search of a board in titles, contents and both. */
export async function checkSearch(runner: WorkflowRunner, type: string, rows: BoardRow[]): Promise<void> {
  const lowerCaseTitle = (row: BoardRow) => String(row[`${type}_title`]).normalize('NFC').toLowerCase();
  const pointer = `/data/${type}`;
  const row = runner.requireOrSkip(rows.at(Math.floor(rows.length / 2)), 'the board is empty', 'getInfo');
  const word = searchableWord(String(row[`${type}_title`]));
  const known = rows.filter((other) => lowerCaseTitle(other).includes(word.normalize('NFC').toLowerCase())).length;
  const searchBoard = (query: Record<string, string | number>) => readBoard(runner, type, { row: 100, ...query });
  const found = await searchBoard({ search: word, search_category: 'title' });
  runner.check(
    found.rows.every((other) => lowerCaseTitle(other).includes(word.normalize('NFC').toLowerCase())),
    {
      rule: 'search',
      message: `${type}: a search in titles finds a post without the word in its title`,
      pointer,
      expected: word,
    },
  );
  runner.check(found.count >= known, {
    rule: 'search',
    message: `${type}: a search in titles does not find all posts`,
    pointer: `${pointer}_count`,
    expected: `${known} or more`,
    actual: String(found.count),
  });
  runner.checkEqual(
    Math.min(found.count, 100),
    found.rows.length,
    'count',
    `${type}: the count of a search differs from the number of rows`,
    `${pointer}_count`,
  );
  const anywhere = await searchBoard({ search: word });
  const both = await searchBoard({ search: word, search_category: 'all' });
  runner.checkEqual(
    both.count,
    anywhere.count,
    'search',
    `${type}: a search without search_category differs from one with search_category=all`,
    `${pointer}_count`,
  );
  const inside = await searchBoard({ search: word, search_category: 'content' });
  runner.check(both.count >= Math.max(found.count, inside.count) && both.count <= found.count + inside.count, {
    rule: 'search',
    message: `${type}: the count of a search in everything does not fit the counts of title and content`,
    pointer: `${pointer}_count`,
    expected: `${Math.max(found.count, inside.count)} to ${found.count + inside.count}`,
    actual: String(both.count),
  });
  const part = await searchBoard({ search: word, search_category: 'title', page: 2, row: 1 });
  runner.checkEqual(
    part.rows.map((one) => one[`${type}_pk`]),
    found.rows.slice(1, 2).map((one) => one[`${type}_pk`]),
    'paging',
    `${type}: a page of a search has the wrong rows`,
    pointer,
  );
  // Search words are plain text. Wildcards of databases and regular expressions must match literally.
  await runAtOnce(runner, ['%', '_', '.*', "' OR '1'='1"], async (part, plain) => {
    const odd = await readBoard(part, type, { row: 100, search: plain, search_category: 'title' });
    part.check(
      odd.rows.every((other) => lowerCaseTitle(other).includes(plain.toLowerCase())),
      { rule: 'search', message: `${type}: a search does not treat ${plain} as plain text`, pointer: pointer },
    );
  });
}

/** Checks that a search for a text that no post contains finds nothing. */
export async function checkSearchWithoutMatch(runner: WorkflowRunner, type: string): Promise<void> {
  const nothing = await runner.requestOutcome(
    'getInfo',
    { query: { type, search: `${runner.context.prefix}없는낱말` } },
    'notices',
  );
  const named: BoardRow = { ...nothing.data };
  runner.checkEqual(
    [named[type], named[`${type}_count`]],
    [[], 0],
    'search',
    `${type}: a search finds posts without the word`,
    '/data',
  );
}
