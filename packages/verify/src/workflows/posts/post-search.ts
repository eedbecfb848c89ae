import { contractOperation } from '#verify/contract/document.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { readBoard } from '#verify/workflows/boards/board-requests.ts';
import { readOwnPost, savePost, writePost } from './post-requests.ts';

const maxSearchLength =
  contractOperation('getInfo').parameters?.find(({ name }) => name === 'search')?.schema?.maxLength ?? 0;

/** A search text, the categories in which it finds the post, and what the search tests. */
type SearchCase = { search: string; finds: 'title' | 'content' | 'both' | 'nothing'; label: string };

/** A search in a category, and whether it finds the post. The category `none` leaves the parameter out. */
type ExpectedSearch = { search: string; category: string; isFound: boolean; label: string };

/** Returns the searches for a post. `mark` occurs in its title, and `mark` followed by `c` in its content. */
function searchCases(mark: string): SearchCase[] {
  const inTitle = (search: string, label: string): SearchCase => ({ search, finds: 'title', label });
  const nothing = (search: string, label: string): SearchCase => ({ search, finds: 'nothing', label });
  return [
    { search: mark, finds: 'both', label: 'a word of title and content' },
    { search: `${mark}c`, finds: 'content', label: 'a word of the content' },
    { search: `${mark}C 둘째 줄`, finds: 'content', label: 'words on two lines' },
    inTitle(`${mark}t 가%나_다*라`, 'signs of patterns as plain text'),
    inTitle('가%나_다*라', 'signs of patterns without the mark'),
    inTitle(`${mark}T`, 'another case'),
    inTitle(`${mark.toUpperCase()}T`, 'upper case'),
    inTitle(`${mark}t\u00a0가%나`, 'a no-break space for a space'),
    inTitle(`${mark}t\t가%나`, 'a tab for a space'),
    inTitle(`${mark}t\u3000가%나`, 'an ideographic space for a space'),
    inTitle(`'홑' "겹" \\ (괄호) [x]`, 'quotes, a backslash and brackets'),
    inTitle('a&b=c+d#e;f?g', 'signs of a query string'),
    inTitle('A&B=C+D#E;F?G', 'signs of a query string in another case'),
    inTitle('100% 끝', 'a percent sign before a space'),
    inTitle('😀 끝글자', 'an emoji and the end of the title'),
    inTitle('𠮷', 'a character outside the basic plane'),
    inTitle('ÉCLAIR', 'an accented letter in another case'),
    nothing(`${mark}t%다`, 'a percent sign as a wildcard'),
    nothing(`${mark}t_가`, 'an underscore as a wildcard'),
    nothing(`${mark}t*`, 'an asterisk as a wildcard'),
    nothing(`${mark}.*`, 'a regular expression'),
    nothing(`${mark}|${mark}`, 'an alternative of a regular expression'),
    nothing(`${mark}t나`, 'a text that the title does not contain'),
    nothing(`${mark}t 다`, 'words that do not follow each other'),
    inTitle('+끝글자 -없음', 'signs of a full-text search'),
    nothing(`${mark}t -없는낱말`, 'a word with a minus sign that the title does not contain'),
    nothing(`+${mark}t`, 'a word with a plus sign that the title does not contain'),
    nothing('eclair', 'a letter without its accent'),
    nothing(`${mark}+`, 'a plus sign'),
    nothing(`${mark}' OR '1'='1`, 'a condition of SQL'),
    nothing(`"${mark}"`, 'a phrase in quotes'),
  ];
}

/** Checks which searches find a post, in each category and without one. */
export async function checkPostSearch(runner: Runner, session: Session) {
  const mark = `${runner.context.prefix}s`;
  const start = `${mark}t 가%나_다*라`;
  const title = `${start} '홑' "겹" \\ (괄호) [x] a&b=c+d#e;f?g 𠮷 éclair 100% 끝 +끝글자 -없음 😀 끝글자`;
  const longest = `${`${mark}l`.padEnd(maxSearchLength - 1, '가')}끝`;
  const content = `첫 줄 ${mark}c\n둘째 줄\n${longest}`;
  const pk = await writePost(runner, session, title, { content });
  const { post } = await readOwnPost(runner, session, pk);
  const isStored = post.forum_title === title && post.forum_content === content;
  const expectFound = async (part: Runner, { search, category, isFound, label }: ExpectedSearch) => {
    const categories = category === 'none' ? [] : [['search_category', category]];
    const query = { search, row: 100, ...Object.fromEntries(categories) };
    const { rows, count } = await readBoard(part, 'forum', query);
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
  const longCases: SearchCase[] = [
    { search: longest, finds: 'content', label: 'a text of the maximum length' },
    { search: `${longest.slice(0, -1)}나`, finds: 'nothing', label: 'a text of the maximum length with another end' },
  ];
  const searches = [...searchCases(mark), ...longCases].flatMap(({ search, finds, label }): ExpectedSearch[] => {
    const inTitle = finds === 'title' || finds === 'both';
    const inContent = finds === 'content' || finds === 'both';
    return [
      { search, category: 'title', isFound: inTitle, label },
      { search, category: 'content', isFound: inContent, label },
      { search, category: 'all', isFound: inTitle || inContent, label },
    ];
  });
  const inContents = { search: `${mark}c`, category: 'none', isFound: true, label: 'a word of the content' };
  await runAtOnce(runner, [...searches, inContents], expectFound);
  await savePost(runner, session, { pk, title: `${mark}새 제목`, content: `${mark}새 내용` });
  const afterEdit: ExpectedSearch[] = [
    { search: `${mark}t`, category: 'all', isFound: false, label: 'the title before an edit' },
    { search: `${mark}c`, category: 'all', isFound: false, label: 'the content before an edit' },
    { search: `${mark}새 제목`, category: 'title', isFound: true, label: 'the title after an edit' },
    { search: `${mark}새 내용`, category: 'content', isFound: true, label: 'the content after an edit' },
  ];
  await runAtOnce(runner, afterEdit, expectFound);
}
