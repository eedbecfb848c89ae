import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { sentCode } from '#tests/browser/support/site.tsx';

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
