import { expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { contractChanges } from '#tools/dev/contract/contract-changes.ts';
import { contractFacts } from '#tools/dev/contract/contract-facts.ts';
import { openContract } from '#tools/dev/contract/contract-nodes.ts';

const factsOf = (document: object) => {
  const text = JSON.stringify(document);
  const name = (path: string) => path;
  return contractFacts(openContract('contract.json', () => text, name));
};

// biome-ignore lint/suspicious/noExplicitAny: the edits replace any value of the contract
type Value = any;
const to = (value: Value) => () => value;
const plus = (entry: Value) => (list: Value[]) => [...list, entry];
const withoutLast = (list: Value[]) => list.slice(0, -1);
const removed = to(undefined);
const both = (type: string) => (other: string) => [other, type];

/** The keys of a value in the contract, its edit, and the change: level, operations, last field, keyword, old and new value. */
const edits: [keys: string, edit: (value: Value) => Value, change?: string][] = [
  ['schemas ErrorCode enum', plus('99'), 'warning 36 code enum [] ["99"]'],
  ['schemas Degree enum', plus('x'), 'both 2 member_edu_degree enum [] ["x"]'],
  ['enrollStudentCertificate x-file-kinds', withoutLast, 'clients enrollStudentCertificate x-file-kinds [".png"] []'],
  ['uploadConferenceAbstract x-file-kinds', plus('.a'), 'servers uploadConferenceAbstract x-file-kinds [] [".a"]'],
  ['login x-max-attempts', to(4), 'clients login x-max-attempts 5 4'],
  ['login x-lock-minutes', to(4), 'servers login x-lock-minutes 5 4'],
  ['verifyCode x-valid-minutes', to(20), 'clients verifyCode x-valid-minutes 30 20'],
  ['sendEmailVerification x-valid-minutes', to(15), 'servers sendEmailVerification x-valid-minutes 10 15'],
  ['schemas VerificationCode x-digits', to(8), 'both verifyCode code x-digits 6 8'],
  ['responses TooLarge x-max-body-bytes', to(9), 'clients 4 413 x-max-body-bytes 115343360 9'],
  ['schemas MemberType x-fees 2025 연회비 일반회원', to(9), 'both 8 일반회원 x-fees 200000 9'],
  ['schemas MemberType x-fees 2025 연회비 학생회원', to(8), 'both 8 학생회원 x-fees 100000 8'],
  ['schemas ConferenceName x-events 0 venue', to('x'), 'both 4 venue x-events "한빛과학관 대강당" "x"'],
  [
    'schemas GoodsName x-annual-fee-template',
    to('x'),
    'both 4 goods_name x-annual-fee-template "{YYYY}년도 연회비" "x"',
  ],
  ['modifyMemberInfo x-changes', plus('getPayInfo'), 'warning modifyMemberInfo x-changes [] ["getPayInfo"]'],
  ['schemas GuideItem properties a', to({}), 'information getPastConferences a field undefined "optional"'],
  [
    'schemas GuideItem properties guide_hit',
    removed,
    'clients getPastConferences guide_hit field "required" undefined',
  ],
  [
    'schemas GuideItem properties guide_title type',
    both('null'),
    'clients getPastConferences guide_title type [] ["null"]',
  ],
  [
    'schemas PayGuide properties account_number type',
    to('integer'),
    'both getPayInfo account_number type "string" "integer"',
  ],
  ['schemas PayGuide properties bank_name maxLength', to(60), 'clients getPayInfo bank_name maxLength 50 60'],
  ['schemas PayGuide properties account_holder maxLength', to(40), 'servers getPayInfo account_holder maxLength 50 40'],
  ['schemas PayGuide required', withoutLast, 'clients getPayInfo fees field "required" "optional"'],
  ['schemas PayGuide properties a', to({}), 'servers getPayInfo a field undefined "required"'],
  ['schemas PayGuide required', plus('a')],
  [
    'schemas SaveInquiryRequest properties inquiry_title maxLength',
    to(40),
    'clients saveInquiry inquiry_title maxLength 50 40',
  ],
  [
    'schemas SaveInquiryRequest properties inquiry_content maxLength',
    removed,
    'servers saveInquiry inquiry_content maxLength 2000 undefined',
  ],
  [
    'schemas SaveInquiryRequest properties inquiry_cell pattern',
    to('x'),
    'both saveInquiry inquiry_cell pattern "^\\\\d{1,11}$" "x"',
  ],
  ['schemas SaveInquiryRequest properties a', to({}), 'servers saveInquiry a field undefined "optional"'],
  ['schemas SaveInquiryRequest properties b', to({}), 'both saveInquiry b field undefined "required"'],
  ['schemas SaveInquiryRequest required', plus('b')],
  ['schemas SaveInquiryRequest properties file', removed, 'clients saveInquiry file field "optional" undefined'],
  [
    'getAbstractList parameters',
    plus({ name: 'a', in: 'query' }),
    'servers getAbstractList a parameter undefined "optional"',
  ],
  ['paths /v1/front/getInfo', removed, 'clients getInfo operation "GET /v1/front/getInfo" undefined'],
  ['changePw responses 409', to({}), 'warning changePw 409 response undefined "optional"'],
  ['responses TooManyRequests headers Retry-After', removed, 'warning 36 Retry-After header "optional" undefined'],
  [
    'getMemberInfo security',
    to([{ ClientSecret: [] }]),
    'both getMemberInfo security [{"ClientSecret":[],"AccessToken":[]}] [{"ClientSecret":[]}]',
  ],
  ['getMemberInfo summary', to('x'), 'information getMemberInfo summary "Get the profile of the logged-in member" "x"'],
];

/** Returns a contract after all edits. */
function editedContract(): object {
  const document: Value = structuredClone(contract);
  const items = Object.values<Value>(document.paths).flatMap((item) => Object.values<Value>(item));
  const operations = Object.fromEntries(items.map((operation) => [operation.operationId, operation]));
  for (const [keys, edit] of edits) {
    const names = keys.split(' ');
    const last = names.pop() ?? '';
    const owner = names.reduce((value, name) => value[name], { ...document.components, ...document, ...operations });
    owner[last] = edit(owner[last]);
  }
  return document;
}

test('each change names whom it breaks, the operations and both values, and no other change is reported', () => {
  const changes = contractChanges(factsOf(contract), factsOf(editedContract()));
  const lines = changes.map(({ level, operations, field, keyword, old, new: changed }) => {
    const names = [operations.length > 1 ? operations.length : operations[0], ...field.split('.').slice(-1)];
    return [
      level,
      ...names.filter(Boolean),
      keyword,
      ...[old, changed].map((value) => `${JSON.stringify(value)}`),
    ].join(' ');
  });
  expect(lines.sort()).toEqual(edits.flatMap(([, , change]) => change ?? []).sort());
}, 60_000);

test.each([
  ['YAML that does not parse', 'openapi: [\n', /^openapi\.yaml:2:\d+: /],
  [
    'a reference to a file that does not exist',
    'a: 1\npaths:\n  /a: { $ref: a.yaml#/b }',
    /^openapi\.yaml:3:\d+: the reference a\.yaml#\/b has no target\.$/,
  ],
  [
    'a reference to a part that does not exist',
    'paths:\n  /a:\n    $ref: "#/b"',
    /^openapi\.yaml:3:\d+: the reference #\/b has no target\.$/,
  ],
  ['another document', 'a: 1', /^openapi\.yaml is not an OpenAPI contract\.$/],
])('%s is an error with its place', (_, text, message) => {
  const read = (path: string) => (path === 'openapi.yaml' ? text : undefined);
  expect(() => contractFacts(openContract('openapi.yaml', read, (path) => path))).toThrow(message);
});
