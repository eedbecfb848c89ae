import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { codeFor, visit } from '#tests/browser/support/site.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const next = () => button('다음');

/** Opens a step as a reload finds it. */
async function open(step: string, draft: object = emptySignupDraft) {
  sessionStorage.setItem('currentStep', step);
  sessionStorage.setItem('currentLastStep', step);
  sessionStorage.setItem('signupDraft', JSON.stringify(draft));
  await visit(paths.signup);
  await expect.element(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  await expect.element(next()).toBeVisible();
}

beforeEach(() => sessionStorage.clear());

async function findings() {
  const { violations } = await axe.run(document.body, { rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Leaves a control empty. */
async function pass(control: Locator) {
  control.element().focus();
  await userEvent.keyboard('{Tab}');
}

const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** The errors that can be seen, each at its field. */
const shownErrors = () =>
  [...document.querySelectorAll('main form [slot=errorMessage], main form fieldset > p')].map((it) => it.textContent);

const required: [string, string][] = [
  ['이름', '이름을 입력해 주세요.'],
  ['영문이름', '영문이름을 입력해 주세요.'],
  ['아이디', '6~20자의 영문, 숫자만 입력 가능합니다.'],
  ['비밀번호', '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.'],
  ['비밀번호 확인', '비밀번호가 일치하지 않습니다.'],
  ['우편번호', '우편번호를 입력해 주세요.'],
  ['주소', '주소를 입력해 주세요.'],
  ['상세주소', '상세주소를 입력해 주세요.'],
  ['휴대폰 번호', '휴대폰 번호를 입력해 주세요.'],
];

test('basic info: each field that is left empty says so at itself, and axe finds nothing on all of it', async () => {
  await open('기본정보 입력');
  for (const [name, message] of required) {
    await pass(box(name));
    await expect.poll(() => describedBy(box(name).element()), { message: name }).toContain(message);
    expect(box(name).element().getAttribute('aria-invalid'), name).toBe('true');
  }
  await pass(box('이메일 앞부분'));
  await pass(button('전송'));
  await expect.poll(() => shownErrors()).toContain('이메일 주소를 입력해 주세요.');
  await pass(page.getByRole('button', { name: /생년월일 일/ }));
  await expect.poll(() => shownErrors()).toContain('생년월일을 선택해 주세요.');
  expect(await findings()).toEqual([]);
});

test('basic info: the button names all that is missing, and then the address that is not verified', async () => {
  await open('기본정보 입력');
  await expect
    .element(next())
    .toHaveAccessibleDescription(
      [
        '이름을 입력해 주세요.',
        '영문이름을 입력해 주세요.',
        '생년월일을 선택해 주세요.',
        '아이디: 6~20자의 영문, 숫자만 입력 가능합니다.',
        '비밀번호: 6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
        '비밀번호 확인: 비밀번호가 일치하지 않습니다.',
        '우편번호를 입력해 주세요.',
        '주소를 입력해 주세요.',
        '상세주소를 입력해 주세요.',
        '휴대폰 번호를 입력해 주세요.',
        '이메일 주소를 입력해 주세요.',
      ].join(' '),
    );
});

test('basic info: gender begins as 남', async () => {
  await open('기본정보 입력');
  await expect.element(page.getByRole('radio', { name: '남', exact: true })).toBeChecked();
});

test('basic info: a gender that is none is asked for', async () => {
  await open('기본정보 입력', { ...emptySignupDraft, info: { ...emptySignupDraft.info, member_gender: '없음' } });
  await pass(page.getByRole('radio', { name: '남', exact: true }));
  await expect.poll(() => shownErrors()).toContain('성별을 선택해 주세요.');
});

test('basic info: the messages come while one types, and go when it is right', async () => {
  await open('기본정보 입력');
  await box('아이디').fill('abc');
  await expect.poll(() => describedBy(box('아이디').element())).toContain('6~20자의 영문, 숫자만 입력 가능합니다.');
  await box('아이디').fill('abc123');
  await expect.poll(() => box('아이디').element().getAttribute('aria-invalid')).toBeNull();
  await box('비밀번호').fill('haneul88!');
  await box('비밀번호 확인').fill('haneul88');
  await expect.poll(() => describedBy(box('비밀번호 확인').element())).toContain('비밀번호가 일치하지 않습니다.');
  await box('비밀번호').fill('haneul88');
  await expect.poll(() => box('비밀번호 확인').element().getAttribute('aria-invalid')).toBeNull();
  await box('휴대폰 번호').fill('0101234567899');
  await expect.element(box('휴대폰 번호')).toHaveValue('010-1234-5678');
});

test('basic info: days follow the month and the leap year, and a day that is gone is taken back', async () => {
  const choose = async (part: string, text: string) => {
    await page.getByRole('button', { name: new RegExp(`생년월일 ${part}`) }).click();
    await page.getByRole('option', { name: text, exact: true }).click();
  };
  await open('기본정보 입력');
  await choose('년도', '1988년');
  await choose('월', '2월');
  await choose('일', '29일');
  await choose('년도', '1989년');
  await page.getByRole('button', { name: /생년월일 일/ }).click();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(28);
});

test('terms: the button waits for both', async () => {
  await visit(paths.signup);
  await expect.element(next()).toHaveAccessibleDescription('모든 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: /서비스 이용 약관/ }).click({ force: true });
  await expect.element(next()).toHaveAccessibleDescription('모든 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: /개인정보/ }).click({ force: true });
  await expect.element(next()).not.toHaveAttribute('aria-disabled');
  expect(await findings()).toEqual([]);
});

test('workplace: nothing is required, and 기타(직접입력) asks for the position', async () => {
  await open('직장정보 입력');
  await expect.element(next()).not.toHaveAttribute('aria-disabled');
  await expect.element(box('직위 직접입력')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /직위/ }).click();
  await page.getByRole('option', { name: '기타(직접입력)' }).click();
  await expect.element(box('직위 직접입력')).toBeVisible();
  await box('직장명(국문)').fill('가'.repeat(101));
  await expect.poll(() => shownErrors()).toContain('100자까지 입력할 수 있습니다.');
  expect(await findings()).toEqual([]);
});

test('education: each field that is left empty says so, and axe finds nothing on it', async () => {
  await open('학력정보 입력', {
    ...emptySignupDraft,
    education: [{ ...emptySignupDraft.education[0], member_edu_nation: '' }],
  });
  await button('추가').click();
  for (const message of [
    '학교를 입력해 주세요.',
    '전공을 입력해 주세요.',
    '학위를 선택해 주세요.',
    '졸업년도를 입력해 주세요.',
    '국가를 선택해 주세요.',
  ]) {
    await expect.poll(() => shownErrors()).toContain(message);
  }
  await expect.element(page.getByRole('group', { name: '학력정보 02' })).not.toBeInTheDocument();
  await expect.element(box('출신학교')).toHaveFocus();
  expect(await findings()).toEqual([]);
});

test('education: an entry that is left for the removal of the entry before it keeps its values and can be sent', async () => {
  const record = {
    member_edu_school: '가람대학교',
    member_edu_specialty: '화학',
    member_edu_degree: '학사',
    member_edu_gradation_year: '2020',
    member_edu_nation: '대한민국',
  };
  await open('학력정보 입력', { ...emptySignupDraft, education: [record, record, record] });
  await page.getByRole('group', { name: '학력정보 03' }).getByRole('textbox', { name: '전공' }).fill('물리');
  await button('학력정보 02 삭제').click();
  await expect
    .element(page.getByRole('group', { name: '학력정보 02' }).getByRole('textbox', { name: '전공' }))
    .toHaveValue('물리');
  for (const name of ['비밀번호', '비밀번호 확인']) await box(name).fill('garam2025!');
  await expect.element(next()).not.toHaveAttribute('aria-disabled');
});

test('education: equal passwords that break the rule are not said to differ', async () => {
  await open('학력정보 입력');
  for (const name of ['비밀번호', '비밀번호 확인']) await box(name).fill('abc');
  await expect.poll(() => shownErrors()).toContain('6~20자의 영문, 숫자,특수문자만 입력 가능합니다.');
  expect(shownErrors()).not.toContain('비밀번호가 일치하지 않습니다.');
});

test('e-mail: sent, wrong and verified pass axe, and the clock is no announcement', async () => {
  await open('기본정보 입력');
  await box('이메일 앞부분').fill('haneul@post.example');
  await button('전송').click();
  await expect.element(page.getByText(/인증번호가 발송되었습니다/)).toBeVisible();
  expect(await findings()).toEqual([]);
  expect(
    page
      .getByText(/남은 시간/)
      .element()
      .closest('[role=status], [aria-live]'),
  ).toBeNull();
  await box('인증번호').fill('1');
  await button('인증').click();
  await expect.poll(() => describedBy(box('인증번호').element())).toContain('인증번호가 일치하지 않습니다.');
  expect(await findings()).toEqual([]);
  await box('인증번호').fill(codeFor('haneul@post.example'));
  await button('인증').click();
  await expect.element(page.getByText('인증이 완료되었습니다.', { exact: true })).toBeVisible();
  await expect.element(button('인증')).toHaveFocus();
  expect(await findings()).toEqual([]);
});
