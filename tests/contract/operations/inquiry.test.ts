import { expect, test } from 'vitest';
import { exampleBody, file, formOf, tokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

const fields = exampleBody('saveInquiry', 'plain');

test('an inquiry is kept with its files, for a guest and for a member', async () => {
  const visitor = new Visitor();
  const token = await tokenOf(visitor);
  const files = [file('광고 원고.pdf', 5000), file('신청서.hwp', 300)];
  expect(await visitor.codeOf('saveInquiry', { form: formOf(fields) })).toBe('ok');
  expect(await visitor.codeOf('saveInquiry', { form: formOf({ ...fields, file: files }), token })).toBe('ok');
  const rows = [...visitor.db.inquiries.rows()];
  expect(rows).toMatchObject([
    { pk: 1, memberPk: null, filePks: [] },
    {
      pk: 2,
      memberPk: 1024,
      name: fields.inquiry_name,
      email: fields.inquiry_email,
      cell: fields.inquiry_cell,
      title: fields.inquiry_title,
      content: fields.inquiry_content,
    },
  ]);
  const stored = rows[1]?.filePks.map((pk) => visitor.db.files.get(pk));
  expect(stored?.map((each) => each?.name)).toEqual(['광고 원고.pdf', '신청서.hwp']);
  for (const [index, sent] of files.entries()) {
    expect(stored?.[index]?.bytes).toEqual(new Uint8Array(await sent.arrayBuffer()));
  }
});

test.each([
  ['inquiry_name', 20],
  ['inquiry_title', 50],
  ['inquiry_content', 2000],
])('%s may have %i characters and not more', async (name, most) => {
  const visitor = new Visitor();
  const ask = (value: string) => visitor.codeOf('saveInquiry', { form: formOf({ ...fields, [name]: value }) });
  expect(await ask('😀'.repeat(most))).toBe('ok');
  expect(await ask('😀'.repeat(most + 1))).toBe('40');
  expect(await ask('   ')).toBe('40');
});

test('an inquiry with an empty file is refused, and nothing of it is kept', async () => {
  const visitor = new Visitor();
  const form = formOf({ ...fields, file: [file('a.pdf'), file('b.pdf', 0)] });
  expect(await visitor.codeOf('saveInquiry', { form })).toBe('47');
  expect([...visitor.db.inquiries.rows()]).toEqual([]);
});
