import { expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { filesBelow, isGenerated, readTexts } from '#tests/rules/support.ts';
import { contractLiterals, contractValues } from './contract-literals.ts';

const values = contractValues(contract);

/** Literals that only look like values of the contract: what they are instead, with file and literal. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'the decisions on the card payment page of the mock': [
    'mocks/card/payment-page.ts approve',
    'mocks/card/payment-page.ts wait',
    'mocks/card/payments.ts approve',
    'mocks/card/payments.ts wait',
  ],
  'the keyword `content` of OpenAPI': [
    'mocks/http/contract.ts content',
    'mocks/http/document.ts content',
    'mocks/http/handler-types.ts content',
  ],
  'the title of a picture': ['mocks/seed/gallery.ts 포스터 발표'],
  'names in HTML, and of properties and options of components and packages': [
    'src/components/feedback/toast-store.ts id',
    'src/components/layout/document-title.tsx title',
    'src/components/layout/page-body.tsx content',
    'src/components/overlays/dialog.tsx title',
    'src/features/email-verification/email-verification.ts notice',
    'src/forms/use-site-form.ts all',
    'src/lib/html/purify.ts title',
    'src/lib/html/sanitise-html.ts title',
  ],
  'the kind of a path of the site': ['src/content/boards.ts notice', 'src/pages/home/latest-posts.tsx notice'],
  'a boolean as text': ['src/api/envelope.ts false'],
  'a query parameter of the card company': ['src/features/payment/return/payment-result.ts false'],
  'labels, which the society words': [
    'src/content/membership.ts 일반회원',
    'src/content/membership.ts 학생회원',
    'src/content/membership.ts 특별회원',
    'src/content/membership.ts 명예회원',
    'src/features/payment/payment-methods.tsx 카드결제',
    'src/pages/membership/fee-cards.tsx 연회비',
    'src/pages/membership/fee-table.tsx 연회비',
    'src/pages/membership/joining-screen.tsx 연회비',
    'src/pages/society/registration/registration-info.tsx 등록비',
  ],
  // A screen of a board has the type of the board as its id, which the compiler compares.
  'ids of screens': ['src/navigation/screens.ts forum', 'src/navigation/target.ts notice'],
  'minutes on foot': ['src/content/directions.ts 5분', 'src/pages/about/sketch-map.tsx 5분'],
};

const valuesIn = (text: string) => contractLiterals([{ path: 'src/a.tsx', text }], values).map(({ value }) => value);

test.each([
  ["const isLocked = code === '86';", ['86']],
  ['const codes = { 41: wrong };', ['41']],
  ['open(`/v1/common/fileDownload`);', ['/v1/common/fileDownload']],
  ["const isOwn = type === 'forum';", ['forum']],
  ['<Modal goods="등록비" />', ['등록비']],
  ['const names = { 등록비: 1 };', ['등록비']],
  ["const hint = '6~20자의 영문, 숫자';", ['20자']],
  ['<p>휴대폰 번호 10~11자리</p>', ['11자리']],
  ["const text = '파일마다 10 MB, 모두 10개';", ['10개']],
  ["const text = '회원 200,000원';", ['200,000원']],
  ['const zipcode = /^\\d{5}$/;', ['/^\\d{5}$/']],
  ["client.POST('/v1/front/login', { body }); export * from 'content';", []],
  ['<th y="84">연회비</th>', []],
])('%s repeats %j of the contract', (text, expected) => {
  expect(valuesIn(text)).toEqual(expected);
});

test('the site and the mocks write no value of the contract by hand', async () => {
  const paths = [...(await filesBelow('src')), ...(await filesBelow('mocks'))].filter((path) => /\.tsx?$/.test(path));
  const files = await readTexts(paths.filter((path) => !isGenerated(path) && !path.endsWith('.d.ts')));
  expect(files.length).toBeGreaterThan(500);
  const found = contractLiterals(files, values);
  const listed = Object.values(exceptions).flat();
  const remedy =
    'Import the value from src/api/generated: a model for codes and enums, constants.ts or limits for numbers.';
  expect(
    found.filter(({ path, value }) => !listed.includes(`${path} ${value}`)),
    remedy,
  ).toEqual([]);
  const used = found.map(({ path, value }) => `${path} ${value}`);
  expect(listed.filter((exception) => !used.includes(exception))).toEqual([]);
});
