import { describe, expect, test } from 'vitest';
import { contractDocument, resolveReference } from '#mocks/http/document.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import type { BoardDetail, ForumList, GuideDetail, NoticeDetail } from '#src/api/generated/model/index.ts';
import { toBoardPost, toBoardRows } from '#src/features/boards/board.ts';
import { paths } from '#src/navigation/paths.ts';
import { screensAt } from '#src/navigation/screens.ts';
import { guideToPost } from '#src/pages/society/guides/guides.ts';

/** Returns the `data` of a named example of the contract. */
function exampleData<T>(path: string, example: string): T {
  const media = contractDocument.paths[path]?.get?.responses['200'];
  const examples = media && 'content' in media ? media.content?.['application/json']?.examples : undefined;
  const named = examples?.[example];
  if (!named) throw new Error(`The contract has no example ${example} of ${path}.`);
  const { value } = resolveReference(named) as { value: { data: T } };
  return value.data;
}

test('each board of the contract has a screen in the archive', () => {
  expect(screensAt(paths.information).toSorted()).toEqual(Object.values(BoardType).toSorted());
});

test.each([
  ['notices', 237, '사무국', true, 37],
  ['newsletters', 324, '사무국', false, 12],
  ['trends', 418, '학술위원회', false, 18],
  ['gallery', 515, '사무국', false, 15],
  ['forum', 664, '김가람', false, 64],
])('converts the list of %s to the common form of all boards', (example, pk, author, pinned, total) => {
  const list = toBoardRows(exampleData('/v1/front/getInfo', example));
  expect(list.total).toBe(total);
  expect(list.rows[0]).toMatchObject({ pk, author, pinned });
  expect(list.rows[0]?.date).toMatch(/^2025-/);
});

test("prefers the name of the secretariat to the member's name as author", () => {
  const rows = toBoardRows(exampleData('/v1/front/getInfo', 'forum')).rows;
  expect(rows.map(({ author }) => author)).toEqual(['김가람', '사무국']);
});

test("uses the member's name when the name of the secretariat is empty", () => {
  const list = exampleData<ForumList>('/v1/front/getInfo', 'forum');
  const forum = list.forum.map((item) => ({ ...item, admin_name: '' }));
  expect(toBoardRows({ ...list, forum }).rows.map(({ author }) => author)).toEqual(['김가람', null]);
});

test('missing hits are 0, a missing date and author are null', () => {
  expect(toBoardRows(exampleData('/v1/front/getInfo', 'gaps')).rows[0]).toMatchObject({
    hits: 0,
    date: null,
    author: null,
  });
});

test.each(['notice', 'newsletter', 'trend', 'gallery', 'forum'])(
  'converts a post of %s to the common form of all boards',
  (type) => {
    const post = toBoardPost(exampleData('/v1/front/getInfoDetail', type));
    expect(post.title.length).toBeGreaterThan(3);
    expect(post.content).toContain('<p>');
    expect(post.prevPk).toBeGreaterThan(0);
    expect(post.nextPk).toBeNull();
  },
);

test('only a post of the free board has the number of its author', () => {
  const forum = exampleData<BoardDetail>('/v1/front/getInfoDetail', 'forum');
  const notice = exampleData<NoticeDetail>('/v1/front/getInfoDetail', 'notice');
  expect(toBoardPost(forum).memberPk).toBeGreaterThan(0);
  const noticeOfMember = { ...notice, notice: { ...notice.notice, member_pk: 7 } };
  expect(toBoardPost(noticeOfMember).memberPk).toBeNull();
});

describe.each([
  [
    'a post',
    (pks: object) => toBoardPost({ ...exampleData<BoardDetail>('/v1/front/getInfoDetail', 'notice'), ...pks }),
  ],
  [
    'a guide',
    (pks: object) =>
      guideToPost({ ...exampleData<GuideDetail>('/v1/front/getPastConferencesDetail', 'guide'), ...pks }),
  ],
])('%s', (_, convert) => {
  test.each([
    [null, null],
    ['', null],
    [0, null],
    ['0', null],
    [-1, null],
    [1.5, null],
    [undefined, null],
    [12, 12],
    ['12', 12],
  ])('with prev_pk and next_pk %j has the adjacent numbers %j', (pk, expected) => {
    expect(convert({ prev_pk: pk, next_pk: pk })).toMatchObject({ prevPk: expected, nextPk: expected });
  });
});
