import { contractOperation } from '#verify/contract/document.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { forum } from '#verify/workflows/boards/board-requests.ts';
import { posts } from './post-requests.ts';

const maxSearchLength =
  contractOperation('getInfo').parameters?.find(({ name }) => name === 'search')?.schema?.maxLength ?? 0;

/** Where a search finds the post, what it searches for, and what this tests. */
type SearchCase = [finds: 'title' | 'content' | 'both' | 'nothing', search: string, label: string];

/** Returns the searches for a post. `mark` occurs in its title, and `mark` followed by `c` in its content. */
const searchCases = (mark: string): SearchCase[] => [
  ['both', mark, 'a word of title and content'],
  ['content', `${mark}c`, 'a word of the content'],
  ['content', `${mark}C 둘째 줄`, 'words on two lines'],
  ['title', `${mark}t 가%나_다*라`, 'signs of patterns as plain text'],
  ['title', '가%나_다*라', 'signs of patterns without the mark'],
  ['title', `${mark}T`, 'another case'],
  ['title', `${mark.toUpperCase()}T`, 'upper case'],
  ['title', `${mark}t\u00a0가%나`, 'a no-break space for a space'],
  ['title', `${mark}t\t가%나`, 'a tab for a space'],
  ['title', `${mark}t\u3000가%나`, 'an ideographic space for a space'],
  ['title', `'홑' "겹" \\ (괄호) [x]`, 'quotes, a backslash and brackets'],
  ['title', 'a&b=c+d#e;f?g', 'signs of a query string'],
  ['title', 'A&B=C+D#E;F?G', 'signs of a query string in another case'],
  ['title', '100% 끝', 'a percent sign before a space'],
  ['title', '😀 끝글자', 'an emoji and the end of the title'],
  ['title', '𠮷', 'a character outside the basic plane'],
  ['title', 'ÉCLAIR', 'an accented letter in another case'],
  ['nothing', `${mark}t%다`, 'a percent sign as a wildcard'],
  ['nothing', `${mark}t_가`, 'an underscore as a wildcard'],
  ['nothing', `${mark}t*`, 'an asterisk as a wildcard'],
  ['nothing', `${mark}.*`, 'a regular expression'],
  ['nothing', `${mark}|${mark}`, 'an alternative of a regular expression'],
  ['nothing', `${mark}t나`, 'a text that the title does not contain'],
  ['nothing', `${mark}t 다`, 'words that do not follow each other'],
  ['title', '+끝글자 -없음', 'signs of a full-text search'],
  ['nothing', `${mark}t -없는낱말`, 'a word with a minus sign that the title does not contain'],
  ['nothing', `+${mark}t`, 'a word with a plus sign that the title does not contain'],
  ['nothing', 'eclair', 'a letter without its accent'],
  ['nothing', `${mark}+`, 'a plus sign'],
  ['nothing', `${mark}' OR '1'='1`, 'a condition of SQL'],
  ['nothing', `"${mark}"`, 'a phrase in quotes'],
];

/** Checks which searches find a post, in each category and without one. */
export async function checkPostSearch(runner: Runner, session: Session) {
  const mark = `${runner.context.prefix}s`;
  const start = `${mark}t 가%나_다*라`;
  const title = `${start} '홑' "겹" \\ (괄호) [x] a&b=c+d#e;f?g 𠮷 éclair 100% 끝 +끝글자 -없음 😀 끝글자`;
  const longest = `${`${mark}l`.padEnd(maxSearchLength - 1, '가')}끝`;
  const content = `첫 줄 ${mark}c\n둘째 줄\n${longest}`;
  const pk = await posts.write(runner, session, title, { content });
  const { post } = await posts.read(runner, session, pk);
  const isStored = post.forum_title === title && post.forum_content === content;
  /** Checks whether a search in a category finds the post. The category `none` leaves the parameter out. */
  const expectFound = async (part: Runner, [search, category, isFound, label]: [string, string, boolean, string]) => {
    const query = { search, row: 100, ...(category === 'none' ? {} : { search_category: category }) };
    const { rows, count } = await forum.read(part, query);
    const isListed = rows.some((row) => row.forum_pk === pk);
    // The list may have posts of others that contain the same text, but none contains the mark.
    const isRight = isListed === isFound && (!search.includes(runner.context.prefix) || count === (isFound ? 1 : 0));
    part.check(isRight || (isFound && count > 100), {
      rule: 'search',
      message: `a search does not give the right posts: ${label} (search_category: ${category})`,
      pointer: '/data/forum',
      ...(isStored ? { culprit: 'getInfo' } : {}),
      expected: isFound ? 'the post of the run' : 'no post',
      actual: `${count} posts, ${isListed ? 'with' : 'without'} the post of the run`,
    });
  };
  const cases: SearchCase[] = [
    ...searchCases(mark),
    ['content', longest, 'a text of the maximum length'],
    ['nothing', `${longest.slice(0, -1)}나`, 'a text of the maximum length with another end'],
  ];
  const searches = cases.flatMap(([finds, search, label]): [string, string, boolean, string][] =>
    ['title', 'content', 'all'].map((category) => {
      const isFound = finds === category || finds === 'both' || (category === 'all' && finds !== 'nothing');
      return [search, category, isFound, label];
    }),
  );
  await runner.runAtOnce([...searches, [`${mark}c`, 'none', true, 'a word of the content']], expectFound);
  await posts.save(runner, session, { pk, title: `${mark}새 제목`, content: `${mark}새 내용` });
  await runner.runAtOnce(
    [
      [`${mark}t`, 'all', false, 'the title before an edit'],
      [`${mark}c`, 'all', false, 'the content before an edit'],
      [`${mark}새 제목`, 'title', true, 'the title after an edit'],
      [`${mark}새 내용`, 'content', true, 'the content after an edit'],
    ],
    expectFound,
  );
}
