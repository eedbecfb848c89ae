import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { sendEmailVerification, verifyCode } from '#src/api/generated/account.ts';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { callsOf, codeFor, scenario, settled, stand, visit } from '#tests/browser/support/site.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

const email = 'haneul@post.example';
const draft = {
  ...emptySignupDraft,
  terms: { service: true, privacy: true },
  info: {
    ...emptySignupDraft.info,
    member_name: '강하늘빛',
    member_en_name: 'Haneulbit Kang',
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_id: 'haneul88',
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동',
    member_cell: '01000000031',
    member_email: email,
  },
  checkedId: 'haneul88',
  verifiedEmail: email,
  education: [
    {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2011',
      member_edu_nation: '대한민국',
    },
  ],
};

beforeEach(() => sessionStorage.clear());

async function open(step: string) {
  sessionStorage.setItem('currentStep', step);
  sessionStorage.setItem('currentLastStep', step);
  sessionStorage.setItem('signupDraft', JSON.stringify(draft));
  await visit(paths.signup);
}

async function arrangeJoin() {
  await sendEmailVerification({ email });
  await verifyCode({ email, code: codeFor(email) });
  await open('학력정보 입력');
  await box('비밀번호').fill('haneul88!');
  await box('비밀번호 확인').fill('haneul88!');
}

const ways = {
  checkJoinDuplicate: {
    async arrange() {
      await open('기본정보 입력');
      await box('아이디').fill('gaon2002');
    },
    act: () => button('확인').click(),
  },
  signup: { arrange: arrangeJoin, act: () => button('다음').click() },
} satisfies Partial<Record<OperationId, { arrange: () => Promise<void>; act: () => Promise<void> }>>;

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim()).filter(Boolean);

const told = () =>
  [
    ...textOf('main [role=alert] p').map((text) => `알림 “${text}”`),
    ...textOf('main form [data-rac][slot=errorMessage]').map((text) => `항목 “${text}”`),
    ...textOf('main form [role=status] p').map((text) => `안내 “${text}”`),
    ...textOf('main h2').map((text) => `화면 ‘${text}’`),
  ].join(', ');

const rows: string[] = [];
const record = (operation: string, title: string, read: string) =>
  rows.push(`| ${operation} | ${title} | ${read.replaceAll('\n', ' ')} |`);

const outcomes = (['checkJoinDuplicate', 'signup'] as const).flatMap((operation) =>
  scenariosOf(operation).map(({ name, status }) => ({ operation, name, status })),
);

test.each(outcomes)('$operation, $status $name', async ({ operation, name, status }) => {
  const way = ways[operation];
  await way.arrange();
  scenario(operation, name, status);
  await way.act();
  await expect.poll(() => callsOf(operation).length).toBe(1);
  record(operation, `${status} ${name}`, await settled(told));
});

test('signup, an ID that was taken meanwhile', async () => {
  await arrangeJoin();
  scenario('signup', 'idTaken');
  scenario('checkJoinDuplicate', 'idTaken');
  await button('다음').click();
  await expect.poll(() => callsOf('checkJoinDuplicate').length).toBe(1);
  const read = await settled(told);
  expect(read).toContain('이미 사용 중인 아이디입니다. 기본정보 입력 단계에서 아이디를 바꿔 주세요.');
  record('signup', '200 idTaken, 아이디가 이미 있음', read);
});

test.each([
  ['a dead network', () => Promise.reject(new TypeError('dead'))],
  ['an answer that is no envelope', () => Promise.resolve(new Response('<html></html>'))],
])('signup, %s, then a second try that finds the account made', async (title, answer) => {
  await arrangeJoin();
  stand('signup', answer);
  await button('다음').click();
  await expect.poll(() => callsOf('signup').length).toBe(1);
  record('signup', title, await settled(told));
  scenario('signup', 'idTaken');
  await button('다음').click();
  await expect.poll(() => callsOf('signup').length).toBe(2);
  const read = await settled(told);
  expect(read).toContain('조금 전의 요청으로 이미 가입되었을 수 있습니다.');
  await expect.element(box('출신학교')).toHaveValue('한울대학교');
});

test('what the reader is told of each outcome', async () => {
  const table = ['| 호출 | 결과 | 이용자가 읽는 것 |', '| --- | --- | --- |', ...rows].join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot('signup-outcomes.md');
});
