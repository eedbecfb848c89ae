import { describe, expect, test } from 'vitest';
import { contractDocument, resolveReference } from '#mocks/http/document.ts';
import type { BoardDetail, ForumList, GuideDetail } from '#src/api/generated/model/index.ts';
import { boardTypeOf, toBoardPost, toBoardRows } from '#src/features/boards/board.ts';
import { guideToPost } from '#src/pages/society/guides/guides.ts';

/** The payload of a named example of the contract. */
function payload<T>(path: string, example: string): T {
  const media = contractDocument.paths[path]?.get?.responses['200'];
  const examples = media && 'content' in media ? media.content?.['application/json']?.examples : undefined;
  const found = examples?.[example];
  if (!found) throw new Error(`The contract has no example ${example} of ${path}.`);
  const { value } = resolveReference(found) as { value: { data: T } };
  return value.data;
}

test.each([
  ['공지사항', 'notice'],
  ['뉴스레터', 'newsletter'],
  ['연구동향', 'trend'],
  ['갤러리', 'gallery'],
  ['자유게시판', 'forum'],
  ['없는 메뉴', 'notice'],
])('%s is the board %s', (menu, type) => {
  expect(boardTypeOf(menu)).toBe(type);
});

test.each([
  ['notices', 237, '사무국', true, 37],
  ['newsletters', 324, '사무국', false, 12],
  ['trends', 418, '학술위원회', false, 18],
  ['gallery', 515, '사무국', false, 15],
  ['forum', 664, '김가람', false, 64],
])('the list of %s has one shape for all boards', (example, pk, author, pinned, total) => {
  const list = toBoardRows(payload('/v1/front/getInfo', example));
  expect(list.total).toBe(total);
  expect(list.rows[0]).toMatchObject({ pk, author, pinned });
  expect(list.rows[0]?.date).toMatch(/^2025-/);
});

test("the secretariat's name goes before the member's", () => {
  const rows = toBoardRows(payload('/v1/front/getInfo', 'forum')).rows;
  expect(rows.map(({ author }) => author)).toEqual(['김가람', '사무국']);
});

test("an empty name of the secretariat leaves the member's", () => {
  const list = payload<ForumList>('/v1/front/getInfo', 'forum');
  const forum = list.forum.map((item) => ({ ...item, admin_name: '' }));
  expect(toBoardRows({ ...list, forum }).rows.map(({ author }) => author)).toEqual(['김가람', null]);
});

test('missing hits count as none, a missing date and author stay missing', () => {
  expect(toBoardRows(payload('/v1/front/getInfo', 'gaps')).rows[0]).toMatchObject({
    hits: 0,
    date: null,
    author: null,
  });
});

test.each(['notice', 'newsletter', 'trend', 'gallery', 'forum'])(
  'a post of %s has one shape for all boards',
  (type) => {
    const post = toBoardPost(payload('/v1/front/getInfoDetail', type));
    expect(post.title.length).toBeGreaterThan(3);
    expect(post.content).toContain('<p>');
    expect(post.prevPk).toBeGreaterThan(0);
    expect(post.nextPk).toBeNull();
  },
);

describe.each([
  ['a post', (pks: object) => toBoardPost({ ...payload<BoardDetail>('/v1/front/getInfoDetail', 'notice'), ...pks })],
  [
    'a guide',
    (pks: object) => guideToPost({ ...payload<GuideDetail>('/v1/front/getPastConferencesDetail', 'guide'), ...pks }),
  ],
])('%s', (_, read) => {
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
  ])('with the neighbours %j has the neighbours %j', (pk, expected) => {
    expect(read({ prev_pk: pk, next_pk: pk })).toMatchObject({ prevPk: expected, nextPk: expected });
  });
});
