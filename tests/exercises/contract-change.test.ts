import { resolve } from 'node:path';
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

  const errors = await copy.run('tsc', '--project', 'tsconfig.test.json', '--noEmit');
  // The packages import the mock of the original, not of the copy.
  const named = new Set([...errors.matchAll(/^((?:src|mocks)\/[^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file));
  expect([...named].sort()).toEqual(changedFiles);

  const unused = await copy.run('vitest', 'run', '--project', 'contract', 'used-fields');
  expect(unused).toContain('inquiry_company');
}, 600_000);

test('a renamed field, a new error code and another fee are named by the generator, the compiler, a test and the comparison', async () => {
  const copy = await copyProject();
  const post = 'openapi/paths/board.yaml';
  const code = 'openapi/schemas/envelope.yaml';
  await copy.edit('openapi/schemas/board.yaml', /notice_title/g, 'notice_heading');
  const wrongExamples = (await copy.run(...generate)).match(/board\.yaml:\d+: Example value .*'notice_heading'/g);
  expect(wrongExamples).toHaveLength(3);
  await copy.edit(post, /notice_title/g, 'notice_heading');
  await copy.edit(code, /(enum: \[[^\]]*)'97'/, "$1'97', '51'");
  await copy.edit(code, /tokenExpired\]/, 'tokenExpired, dormant]');
  await copy.edit(code, /(?= {4}'97':)/, "    '51': The account is dormant.\n");
  await copy.edit('openapi/schemas/session.yaml', '일반회원: 200000', '일반회원: 210000');
  expect(await copy.run(...generate)).toBe('');

  const errors = await copy.run(
    'node',
    'node_modules/typescript-native/bin/tsc',
    '--project',
    'tsconfig.test.json',
    '--noEmit',
  );
  const named = new Set([...errors.matchAll(/^((?:src|mocks)\/[^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file));
  expect([...named].sort()).toEqual(['mocks/handlers/board.ts', 'src/features/boards/board.ts']);
  expect(await copy.run('vitest', 'run', '--project', 'contract', 'outcome-tables')).toContain('dormant');

  const differences = await copy.run(
    'node',
    '--import',
    'tsx',
    'tools/dev/contract/contract-diff.ts',
    resolve('openapi/openapi.yaml'),
    'openapi/openapi.yaml',
  );
  expect(differences).toMatch(/notice_title field: "required" → none \(getInfo\)/);
  expect(differences).toMatch(/일반회원 x-fees: 200000 → 210000 \(/);
  expect(differences).toMatch(/^Warnings[\s\S]*error\.code enum: \[\] → \["51"\] \(/m);
}, 600_000);
