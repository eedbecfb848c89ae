import { expect, test } from 'vitest';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  lastSentCode,
  signUpBody,
  testFile,
  verifyEmailByMock,
} from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf } from '#tests/support/api-results.ts';

/** Runs `count` calls concurrently and returns all results. */
const runConcurrently = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test('two hundred concurrent posts are stored with separate files', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const codes = await runConcurrently(200, (index) => {
    const fields = { member_pk: 1024, forum_title: `글 ${index}`, forum_content: '내용' };
    return codeOf(
      visitor.withToken(token).POST('/v1/front/saveForum', {
        body: { ...fields, file: [testFile(`${index}.txt`, 100 + index)] },
        bodySerializer: buildForm,
      }),
    );
  });
  expect(new Set(codes)).toEqual(new Set(['ok']));
  const posts = [...visitor.db.boards.forum.posts.rows()].filter((post) => post.title.startsWith('글 '));
  expect(new Set(posts.map((post) => post.pk)).size).toBe(200);
  expect(new Set(posts.flatMap((post) => post.filePks)).size).toBe(200);
  for (const post of posts) {
    const index = Number(post.title.slice(2));
    expect(visitor.db.files.get(post.filePks[0] ?? 0)).toMatchObject({ name: `${index}.txt`, size: 100 + index });
  }
});

test('only one of two hundred concurrent sign-ups with the same ID succeeds', async () => {
  const visitor = new Visitor();
  await verifyEmailByMock(visitor, String(signUpBody().member_email));
  const codes = await runConcurrently(200, () =>
    codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() })),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === '43')).toHaveLength(199);
  expect([...visitor.db.members.rows()].filter((member) => member.id === 'haneul88')).toHaveLength(1);
});

test('the store stays consistent after two hundred concurrent changes of different kinds', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const company = exampleBody('modifyMemberCompanyInfo', 'company');
  const forum = { forum_pk: 664, member_pk: 1024, forum_title: '제목', forum_content: '내용' };
  const kinds = [
    () =>
      codeOf(
        visitor.withToken(token).POST('/v1/front/enrollStudentCertificate', {
          body: { file: testFile('증명서.pdf') },
          bodySerializer: buildForm,
        }),
      ),
    (index: number) =>
      codeOf(
        visitor
          .withToken(token)
          .POST('/v1/front/modifyMemberCompanyInfo', { body: { ...company, member_company_name: `회사 ${index}` } }),
      ),
    () =>
      codeOf(
        visitor
          .withToken(token)
          .POST('/v1/front/saveForum', { body: { ...forum, file: [testFile('자료.pdf')] }, bodySerializer: buildForm }),
      ),
    () =>
      codeOf(
        visitor.client.POST('/v1/front/saveInquiry', {
          body: exampleBody('saveInquiry', 'plain'),
          bodySerializer: buildForm,
        }),
      ),
    () => codeOf(visitor.client.POST('/v1/front/sendEmailVerification', { body: { email: 'someone@mail.example' } })),
  ];
  const before = [...visitor.db.files.rows()].length;
  const codes = await runConcurrently(200, (index) => kinds[index % kinds.length]?.(index) ?? Promise.reject());
  const posts = codes.filter((_, index) => index % kinds.length === 2);
  // A post may have ten files, so all edits from the eleventh on are rejected.
  expect(posts.toSorted()).toEqual([...Array(30).fill('47'), ...Array(10).fill('ok')]);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(170);
  const { db } = visitor;
  expect(db.boards.forum.posts.get(664)?.filePks).toHaveLength(10);
  expect([...db.inquiries.rows()]).toHaveLength(40);
  // The post has ten files, and only the last certificate remains. Replaced files are deleted.
  expect([...db.files.rows()]).toHaveLength(before + 11);
  expect(db.files.get(db.certificates.get(1024)?.filePk ?? 0)).toBeDefined();
  expect(lastSentCode(visitor, 'someone@mail.example')).toMatch(/^\d{6}$/);
});
