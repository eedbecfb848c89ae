/** Changes the contract in a copy: a place that silently lacks a new board, fee or field would have a table without its type. */
import { expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

const generate = ['node', '--import', 'tsx', 'tools/dev/contract/generate.ts'] as const;

/** The files that a new board, a new kind of fee and new fields of the inquiry need. */
const changedFiles = [
  'mocks/card/return-url.ts',
  'mocks/seed/bulk/posts.ts',
  'mocks/seed/seed.ts',
  'mocks/store/fees.ts',
  'mocks/store/payments.ts',
  'src/content/boards.ts',
  'src/content/page-descriptions.ts',
  'src/features/boards/board.ts',
  'src/features/payment/goods.ts',
  'src/pages/contact/inquiry-form.tsx',
];

test('after a change of the contract, the generator, the compiler or a test names each file that needs a change', async () => {
  const copy = await copyProject();
  await copy.edit('openapi/schemas/board.yaml', 'gallery, forum]', 'gallery, forum, job]');
  await copy.edit('openapi/schemas/payment.yaml', 'enum: [연회비, 등록비]', 'enum: [연회비, 등록비, 교육비]');
  await copy.edit('openapi/schemas/payment.yaml', 'registrationFee]', 'registrationFee, courseFee]');
  await copy.edit('openapi/schemas/inquiry.yaml', 'inquiry_content]', 'inquiry_content, inquiry_field]');
  await copy.edit(
    'openapi/schemas/inquiry.yaml',
    /(?= {4}file:)/,
    '    inquiry_field: { type: string, minLength: 1, maxLength: 20 }\n    inquiry_company: { type: string, maxLength: 40 }\n',
  );

  expect(await copy.run(...generate)).toContain(
    "openapi/paths/inquiry.yaml:21: Example value must conform to the schema: must have required property 'inquiry_field'",
  );
  await copy.edit('openapi/paths/inquiry.yaml', /^( +)inquiry_title: .*$/gm, '$&\n$1inquiry_field: 기타');
  expect(await copy.run(...generate)).toBe('');

  const errors = await copy.run('node', '--import', 'tsx', 'tools/dev/test/typecheck.ts');
  // The packages import the mock of the original, not of the copy.
  const named = new Set([...errors.matchAll(/^((?:src|mocks)\/[^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file));
  expect([...named].sort()).toEqual(changedFiles);

  const unused = await copy.run('vitest', 'run', '--project', 'contract', 'used-fields');
  expect(unused).toContain('inquiry_company');
}, 600_000);
