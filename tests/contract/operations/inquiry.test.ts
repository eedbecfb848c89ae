import { expect, test } from 'vitest';
import { accessTokenOf, buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf } from '#tests/support/api-results.ts';

const fields = exampleBody('saveInquiry', 'plain');

test('an inquiry of a guest or a member is stored with its files', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const files = [testFile('광고 원고.pdf', 5000), testFile('신청서.hwp', 300)];
  expect(await codeOf(visitor.client.POST('/v1/front/saveInquiry', { body: fields, bodySerializer: buildForm }))).toBe(
    'ok',
  );
  expect(
    await codeOf(
      visitor
        .withToken(token)
        .POST('/v1/front/saveInquiry', { body: { ...fields, file: files }, bodySerializer: buildForm }),
    ),
  ).toBe('ok');
  const rows = [...visitor.db.inquiries.rows()];
  expect(rows).toMatchObject([
    { pk: 1, memberPk: null, filePks: [] },
    { pk: 2, memberPk: 1024, ...fields },
  ]);
  const stored = rows[1]?.filePks.map((pk) => visitor.db.files.get(pk));
  expect(stored?.map((each) => each?.name)).toEqual(['광고 원고.pdf', '신청서.hwp']);
  for (const [index, file] of files.entries()) {
    expect(stored?.[index]?.bytes).toEqual(new Uint8Array(await file.arrayBuffer()));
  }
});

test('an inquiry with an empty file is rejected and not stored', async () => {
  const visitor = new Visitor();
  const body = { ...fields, file: [testFile('a.pdf'), testFile('b.pdf', 0)] };
  const call = visitor.client.POST('/v1/front/saveInquiry', { body, bodySerializer: buildForm });
  expect(await codeOf(call)).toBe('47');
  expect([...visitor.db.inquiries.rows()]).toEqual([]);
});
