import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { sentCode, visit } from '#tests/browser/support/site.tsx';

const nextButton = () => button('다음');

beforeEach(() => sessionStorage.clear());

/** Focuses a control and leaves it empty. */
async function leaveEmpty(control: Locator) {
  control.element().focus();
  await userEvent.keyboard('{Tab}');
}

const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** The visible errors of all fields. */
const shownErrors = () =>
  [...document.querySelectorAll('main form [slot=errorMessage], main form fieldset > p')].map((it) => it.textContent);

test('basic information: the button names all missing values, then the unverified email address', async () => {
  await openSignupStep('기본정보 입력');
  await expect
    .element(nextButton())
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

test('basic information: an invalid gender shows an error', async () => {
  await openSignupStep('기본정보 입력', {
    ...emptySignupDraft,
    info: { ...emptySignupDraft.info, member_gender: '없음' },
  });
  await leaveEmpty(page.getByRole('radio', { name: '남', exact: true }));
  await expect.poll(() => shownErrors()).toContain('성별을 선택해 주세요.');
});

test('basic information: messages appear while typing and disappear when the value is valid', async () => {
  await openSignupStep('기본정보 입력');
  await textbox('아이디').fill('abc');
  await expect.poll(() => describedBy(textbox('아이디').element())).toContain('6~20자의 영문, 숫자만 입력 가능합니다.');
  await textbox('아이디').fill('abc123');
  await expect.poll(() => textbox('아이디').element().getAttribute('aria-invalid')).toBeNull();
  await textbox('비밀번호').fill('haneul88!');
  await textbox('비밀번호 확인').fill('haneul88');
  await expect.poll(() => describedBy(textbox('비밀번호 확인').element())).toContain('비밀번호가 일치하지 않습니다.');
  await textbox('비밀번호').fill('haneul88');
  await expect.poll(() => textbox('비밀번호 확인').element().getAttribute('aria-invalid')).toBeNull();
  await textbox('휴대폰 번호').fill('0101234567899');
  await expect.element(textbox('휴대폰 번호')).toHaveValue('010-1234-5678');
});

test('basic information: the days follow month and leap year, and an impossible day is cleared', async () => {
  const datePart = (part: string) => page.getByRole('combobox', { name: `생년월일 ${part}` });
  const selectDatePart = (part: string, text: string) => datePart(part).selectOptions(text);
  await openSignupStep('기본정보 입력');
  await selectDatePart('년도', '1988년');
  await selectDatePart('월', '2월');
  await selectDatePart('일', '29일');
  await selectDatePart('년도', '1989년');
  await expect.element(datePart('일')).toHaveDisplayValue('일');
  expect(datePart('일').getByRole('option').elements().at(-1)).toHaveTextContent('28일');
});

test('terms: the button is disabled until both are accepted', async () => {
  await visit(paths.signup);
  await expect.element(nextButton()).toHaveAccessibleDescription('모든 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: /서비스 이용 약관/ }).click({ force: true });
  await expect.element(nextButton()).toHaveAccessibleDescription('모든 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: /개인정보/ }).click({ force: true });
  await expect.element(nextButton()).not.toHaveAttribute('aria-disabled');
});

test('workplace: nothing is required, and 기타(직접입력) requires the position', async () => {
  await openSignupStep('직장정보 입력');
  await expect.element(nextButton()).not.toHaveAttribute('aria-disabled');
  await expect.element(textbox('직위 직접입력')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: '직위' }).selectOptions('기타(직접입력)');
  await expect.element(textbox('직위 직접입력')).toBeVisible();
  await textbox('직장명(국문)').fill('가'.repeat(101));
  await expect.poll(() => shownErrors()).toContain('100자까지 입력할 수 있습니다.');
});

test('education: an entry keeps its values and can be sent when focus moves to the removal of the entry before it', async () => {
  const record = {
    member_edu_school: '가람대학교',
    member_edu_specialty: '화학',
    member_edu_degree: '학사',
    member_edu_gradation_year: '2020',
    member_edu_nation: '대한민국',
  };
  await openSignupStep('학력정보 입력', { ...emptySignupDraft, education: [record, record, record] });
  await page.getByRole('group', { name: '학력정보 03' }).getByRole('textbox', { name: '전공' }).fill('물리');
  await button('학력정보 02 삭제').click();
  await expect
    .element(page.getByRole('group', { name: '학력정보 02' }).getByRole('textbox', { name: '전공' }))
    .toHaveValue('물리');
  for (const name of ['비밀번호', '비밀번호 확인']) await textbox(name).fill('garam2025!');
  await expect.element(nextButton()).not.toHaveAttribute('aria-disabled');
});

test('education: equal passwords that break the rule are not called different', async () => {
  await openSignupStep('학력정보 입력');
  for (const name of ['비밀번호', '비밀번호 확인']) await textbox(name).fill('abc');
  await expect.poll(() => shownErrors()).toContain('6~20자의 영문, 숫자,특수문자만 입력 가능합니다.');
  expect(shownErrors()).not.toContain('비밀번호가 일치하지 않습니다.');
});

test('email: the remaining time is not announced, a wrong code has an error, and a verified address keeps the focus', async () => {
  await openSignupStep('기본정보 입력');
  await textbox('이메일 앞부분').fill('haneul@post.example');
  await button('전송').click();
  await expect.element(page.getByText(/인증번호가 발송되었습니다/)).toBeVisible();
  expect(
    page
      .getByText(/남은 시간/)
      .element()
      .closest('[role=status], [aria-live]'),
  ).toBeNull();
  await textbox('인증번호').fill('1');
  await button('인증').click();
  await expect.poll(() => describedBy(textbox('인증번호').element())).toContain('인증번호가 일치하지 않습니다.');
  await textbox('인증번호').fill(sentCode('haneul@post.example'));
  await button('인증').click();
  await expect.element(page.getByText('인증이 완료되었습니다.', { exact: true })).toBeVisible();
  await expect.element(button('인증')).toHaveFocus();
});
