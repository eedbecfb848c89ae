import { describe, expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { filesBelow, isGenerated, readTexts } from '#tests/rules/support.ts';
import { type ContractLiteral, contractLiterals, contractValues } from './contract-literals.ts';

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
  'the lifetime of the mock’s tokens, which the contract leaves to the server': [
    'mocks/store/tokens.ts accessLifetimeMs 1800000',
  ],
  'names in HTML, and of properties and options of components and packages': [
    'src/components/feedback/toast-store.ts id',
    'src/components/layout/document-title.tsx title',
    'src/components/layout/page-body.tsx content',
    'src/components/overlays/dialog.tsx title',
    'src/features/forms/use-site-form.ts all',
    'src/lib/html/purify.ts title',
    'src/lib/html/sanitise-html.ts title',
  ],
  'the kind of a path of the site': [
    'src/pages/archive/archive-page.tsx notice',
    'src/pages/archive/post-page.tsx notice',
    'src/pages/home/latest-posts.tsx notice',
    'src/post-renderer.tsx notice',
  ],
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
  'minutes on foot': ['src/content/directions.ts 5분', 'src/pages/about/sketch-map.tsx 5분'],
  'a sample of a post': ['src/pages/widgets/text-group.tsx 200,000원'],
  'limits of the site’s own': [
    'src/app/start-site.tsx /^[1-9]\\d{0,8}$/',
    'src/features/payment/return/payment-result.ts maxVisibleDigits 10',
    'src/pages/society/sharing/qr-code.tsx maxUrlLength 500',
  ],
};

const literalsIn = (text: string, path = 'src/a.tsx') => contractLiterals([{ path, text }], values);
const kindsIn = (text: string) => literalsIn(text).map(({ kind, value }) => `${kind}: ${value}`);

describe('a value of the contract that is written by hand', () => {
  test.each([
    ['an error code', "const isLocked = code === '86';", 'error code: 86'],
    ['an error code as a key', "const codes = { '41': 'wrong' };", 'error code: 41'],
    ['an error code as a number', 'const codes = { 41: wrong };', 'error code: 41'],
    ['a path', "fetch('/api/v1/front/login');", 'path: /api/v1/front/login'],
    ['a path in a template', 'open(`/v1/common/fileDownload`);', 'path: /v1/common/fileDownload'],
    ['a value of an enum', "const goods = '연회비';", 'enum value: 연회비'],
    ['a value of an enum in English', "const isOwn = type === 'forum';", 'enum value: forum'],
    ['a value of an enum as a type', "let gender: 'm';", 'enum value: m'],
    ['a value of an enum as an attribute', '<Modal goods="등록비" />', 'enum value: 등록비'],
    ['a value of an enum as a key', 'const names = { 등록비: 1 };', 'enum value: 등록비'],
    ['a length in a text', "const hint = '6~20자의 영문, 숫자';", 'limit: 20자'],
    ['digits in a text', '<p>휴대폰 번호 10~11자리</p>', 'limit: 11자리'],
    ['a number of files in a text', 'const text = `모두 10개`;', 'limit: 10개'],
    ['a size in a text', "const text = '파일마다 10 MB';", 'limit: 10 MB'],
    ['a fee in a text', "const text = '회원 200,000원';", 'limit: 200,000원'],
    ['a maximum length', 'const maxDigits = 11;', 'limit: maxDigits 11'],
    ['a maximum length as an attribute', '<Field maxLength={2000} />', 'limit: maxLength 2000'],
    ['a page size', 'const query = { page: 1, row: 10 };', 'limit: row 10'],
    ['minutes as a product', 'const codeLifetimeMs = 10 * 60_000;', 'limit: codeLifetimeMs 600000'],
    ['a size as a product', 'const bodyLimit = 110 * 1024 * 1024;', 'limit: bodyLimit 115343360'],
    ['attempts', 'const maxLoginFailures = 5;', 'limit: maxLoginFailures 5'],
    ['a fee', 'const annualFee = 200_000;', 'limit: annualFee 200000'],
    ['a pattern', 'const zipcode = /^\\d{5}$/;', 'limit: /^\\d{5}$/'],
  ])('is reported: %s', (_, text, problem) => {
    expect(kindsIn(text)).toEqual([problem]);
  });

  test.each([
    ['a path that openapi-fetch checks', "client.POST('/v1/front/login', { body });"],
    ['the name of a module', "import { type } from './forum.ts';\nexport * from 'content';"],
    ['the text of an element', '<th>연회비</th>'],
    ['a coordinate', '<text y="84" />'],
    ['the length of an array', 'Array.from({ length: 20 });'],
    ['a number that is no limit', 'const maxLength = 7;'],
    ['a generated name', 'const isPaid = code === ErrorCode.alreadyPaid;'],
  ])('is not %s', (_, text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  test('is reported with its file and line', () => {
    const text = '\nconst goods = "등록비";\n';
    expect(literalsIn(text, 'mocks/a.ts')).toEqual([
      { kind: 'enum value', path: 'mocks/a.ts', line: 2, value: '등록비' },
    ]);
  });
});

test('the site and the mocks write no value of the contract by hand', async () => {
  const paths = [...(await filesBelow('src')), ...(await filesBelow('mocks'))].filter((path) => /\.tsx?$/.test(path));
  const files = await readTexts(paths.filter((path) => !isGenerated(path) && !path.endsWith('.d.ts')));
  expect(files.length).toBeGreaterThan(500);
  const found = contractLiterals(files, values);
  const isException = ({ path, value }: ContractLiteral) => listed.includes(`${path} ${value}`);
  const listed = Object.values(exceptions).flat();
  const remedy =
    'Import the value from src/api/generated: a model for codes and enums, constants.ts or limits for numbers.';
  expect(
    found.filter((literal) => !isException(literal)),
    remedy,
  ).toEqual([]);
  const used = found.map(({ path, value }) => `${path} ${value}`);
  expect(
    listed.filter((exception) => !used.includes(exception)),
    'Remove exceptions that no file needs.',
  ).toEqual([]);
});
