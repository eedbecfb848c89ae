import { describe, expect, test } from 'vitest';
import { accessTokenOf, buildForm, type RequestBody, testFile } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

async function logInWriter(id = 'hanbit01') {
  const visitor = new Visitor();
  const client = visitor.withToken(await accessTokenOf(visitor, id));
  const newestPage = async () => {
    const query = { type: 'forum', row: 1 } as const;
    const page = await dataOf(client.GET('/v1/front/getInfo', { params: { query } }));
    if (!('forum' in page)) throw new Error('The response is a page of another board.');
    return page;
  };
  return {
    visitor,
    client,
    newestPage,
    savePost: (fields: Partial<RequestBody<'saveForum'>>) => {
      const body = { member_pk: 1024, forum_title: '제목', forum_content: '내용', ...fields };
      return codeOf(client.POST('/v1/front/saveForum', { body, bodySerializer: buildForm }));
    },
    newestPk: async () => (await newestPage()).forum[0]?.forum_pk ?? 0,
    openPost: async (pk: number) => {
      const query = { type: 'forum', info_pk: pk } as const;
      const post = await dataOf(client.GET('/v1/front/getInfoDetail', { params: { query } }));
      if (!('forum' in post)) throw new Error('The response is a post of another board.');
      return post;
    },
    downloadBytes: async (pk: number) => {
      const options = { params: { query: { file_pk: pk } }, parseAs: 'arrayBuffer' } as const;
      const { data } = await client.GET('/v1/common/fileDownload', options);
      return new Uint8Array(data ?? new ArrayBuffer());
    },
  };
}

const bytesOfFile = async (file: File) => new Uint8Array(await file.arrayBuffer());

test('a new post is first in the list, with the current date, its author and no hits', async () => {
  const { savePost, newestPage, newestPk, openPost } = await logInWriter('hanbit02');
  const { forum_count: before } = await newestPage();
  expect(await savePost({ forum_title: '점도계 교정' })).toBe('ok');
  expect(await newestPage()).toMatchObject({
    forum: [
      {
        forum_title: '점도계 교정',
        forum_hit: 0,
        forum_enrollment_date: '2025-11-05',
        member_name: '이새봄',
        admin_name: null,
        fixed_yn: '일반',
        file_path: null,
      },
    ],
    forum_count: before + 1,
  });
  // The author is the member who is logged in, regardless of `member_pk`.
  expect(await openPost(await newestPk())).toMatchObject({ forum: { member_pk: 1025 }, forum_file: [], next_pk: null });
});

test('the later of two new posts is first', async () => {
  const { savePost, newestPage } = await logInWriter();
  await savePost({ forum_title: '하나' });
  await savePost({ forum_title: '둘' });
  expect((await newestPage()).forum[0]).toMatchObject({ forum_title: '둘' });
});

test.each([
  ['markup', '<script>alert(1)</script> & "둘" \'셋\' <b>넷</b>'],
  ['line breaks and indentation', '첫 줄\n둘째 줄\n\n  들여 쓴 줄  '],
  ['two thousand lines', '\n가'.repeat(1000)],
  ['decomposed Korean', '한글'.normalize('NFD')],
  ['surrogate pairs', '😀'.repeat(2000)],
  ['two thousand characters', '가'.repeat(2000)],
])('text with %s is stored unchanged', async (_, content) => {
  const { savePost, newestPk, openPost } = await logInWriter();
  expect(await savePost({ forum_content: content, forum_title: ' <i>제목</i> ' })).toBe('ok');
  const { forum } = await openPost(await newestPk());
  expect(forum).toMatchObject({ forum_content: content, forum_title: ' <i>제목</i> ' });
});

test('an edit can remove and add files, and all files are returned unchanged', async () => {
  const { visitor, savePost, newestPk, openPost, downloadBytes } = await logInWriter();
  const [pdf, picture, table] = [
    testFile('자료.pdf', 12_345),
    testFile('사진 (1).png', 54_321),
    testFile('표.xlsx', 1, 9),
  ];
  expect(await savePost({ file: [pdf, picture] })).toBe('ok');
  const pk = await newestPk();
  const { forum_file: files } = await openPost(pk);
  expect(files.map((each) => [each.file_original_name, each.file_size])).toEqual([
    ['자료.pdf', 12_345],
    ['사진 (1).png', 54_321],
  ]);
  for (const [index, file] of [pdf, picture].entries()) {
    expect(await downloadBytes(files[index]?.file_pk ?? 0)).toEqual(await bytesOfFile(file));
    const response = await visitor.send('GET', (files[index]?.file_path ?? '').slice('/api'.length));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(await bytesOfFile(file));
  }
  const edit = { forum_pk: pk, forum_title: '고친 제목', delete_file_pks: String(files[0]?.file_pk), file: [table] };
  expect(await savePost(edit)).toBe('ok');
  const edited = await openPost(pk);
  expect(edited.forum).toMatchObject({
    forum_title: '고친 제목',
    forum_enrollment_date: '2025-11-05',
    member_pk: 1024,
  });
  expect(edited.forum_file.map((each) => each.file_original_name)).toEqual(['사진 (1).png', '표.xlsx']);
  expect(edited.forum_file[0]).toEqual(files[1]);
  expect(await downloadBytes(edited.forum_file[1]?.file_pk ?? 0)).toEqual(await bytesOfFile(table));
  expect(
    await codeOf(
      visitor.client.GET('/v1/common/fileDownload', { params: { query: { file_pk: files[0]?.file_pk ?? 0 } } }),
    ),
  ).toBe('44');
});

test('an edit keeps the hits and the position of the post', async () => {
  const { client, savePost, openPost } = await logInWriter();
  await savePost({ forum_title: '새 글' });
  const before = await openPost(664);
  expect(await savePost({ forum_pk: 664, forum_title: '해결' })).toBe('ok');
  const after = await openPost(664);
  expect(after.forum).toMatchObject({ forum_title: '해결', forum_enrollment_date: '2025-11-04', forum_hit: 59 });
  expect(after.next_pk).toBe(before.next_pk);
  const query = { type: 'forum', search: '해결', search_category: 'title' } as const;
  const list = await dataOf(client.GET('/v1/front/getInfo', { params: { query } }));
  expect(list).toMatchObject({ forum_count: 1 });
});

describe('an edit is rejected', () => {
  test.each<[string, string, Partial<RequestBody<'saveForum'>>]>([
    ['by another member', '41', { forum_pk: 662 }],
    ['by the secretariat', '41', { forum_pk: 663 }],
    ['that does not exist', '44', { forum_pk: 99 }],
    ['with an empty file', '47', { forum_pk: 664, file: [testFile('a.pdf'), testFile('b.pdf', 0)] }],
    ['with invalid file numbers', '40', { forum_pk: 664, delete_file_pks: 'all' }],
    ['with a blank title', '40', { forum_pk: 664, forum_title: ' ' }],
    ['with one character too many', '40', { forum_pk: 664, forum_content: '가'.repeat(2001) }],
  ])('for a post %s', async (_, code, fields) => {
    const { visitor, client, savePost } = await logInWriter();
    const changes: unknown[] = [];
    visitor.db.watch((change) => changes.push(change));
    expect(await savePost({ file: [testFile('new.pdf')], ...fields })).toBe(code);
    expect(changes).toEqual([]);
    expect(await codeOf(client.GET('/v1/front/getMemberInfo'))).toBe('ok');
  });
});

test('the limit of ten files counts kept and added files together', async () => {
  const { savePost, newestPk, openPost } = await logInWriter();
  const testFiles = (count: number) =>
    Array.from({ length: count }, (_, index) => testFile(`${index}.txt`, 10 + index));
  expect(await savePost({ file: testFiles(10) })).toBe('ok');
  const pk = await newestPk();
  const { forum_file: files } = await openPost(pk);
  expect(await savePost({ forum_pk: pk, file: testFiles(1) })).toBe('47');
  expect((await openPost(pk)).forum_file).toEqual(files);
  const all = files.map((each) => each.file_pk).join(',');
  expect(await savePost({ forum_pk: pk, file: testFiles(10), delete_file_pks: all })).toBe('ok');
  expect((await openPost(pk)).forum_file).toHaveLength(10);
});

test('an edit does not remove files of another post', async () => {
  const { savePost, openPost, downloadBytes } = await logInWriter();
  const other = (await openPost(662)).forum_file.map((each) => each.file_pk);
  expect(other).toHaveLength(2);
  expect(await savePost({ forum_pk: 664, delete_file_pks: other.join(',') })).toBe('ok');
  for (const pk of other) expect((await downloadBytes(pk)).length).toBeGreaterThan(0);
});
