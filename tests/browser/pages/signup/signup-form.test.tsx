// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, errorSummary, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { callsOf, sentCode, visit } from '#tests/browser/support/site.tsx';

const signupStepHeading = (step: string) => page.getByRole('heading', { level: 2, name: step });
const signupStatus = (text: string) => page.getByRole('status').filter({ hasText: text });
const signupStepButton = (step: string) =>
  page.getByRole('navigation', { name: '회원가입 단계' }).getByRole('button', { name: new RegExp(step) });
const emailNotVerified = '이메일 인증을 완료해 주세요.';

async function fillPasswords() {
  for (const name of ['비밀번호', '비밀번호 확인']) await textbox(name).fill('haneul88!');
}

test('basic information: the button names all missing values, then the unverified email address', async () => {
  await openSignupStep('기본정보 입력');
  await expect
    .element(button('다음'))
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

test('an unchecked ID stops the sign-up, and the check of a free ID lets it continue', async () => {
  await openSignupStep('기본정보 입력', filledSignup);
  await fillPasswords();
  await textbox('아이디').fill('gaon2002');
  await button('다음').click();
  await expect.element(errorSummary()).toHaveFocus();
  await errorSummary()
    .getByRole('link', { name: /아이디 중복 확인 버튼을 눌러주세요/ })
    .click();
  await expect.element(textbox('아이디')).toHaveFocus();
  await button('확인').click();
  await expect.element(signupStatus('사용할 수 있는 아이디입니다.')).toBeVisible();
  await expect.element(errorSummary()).not.toBeInTheDocument();
  await button('다음').click();
  await expect.element(signupStepHeading('직장정보 입력')).toHaveFocus();
});

test('an email address is verified by a pasted code, and a changed address must be verified again', async () => {
  await openSignupStep('기본정보 입력', filledSignup);
  await fillPasswords();
  await expect.element(button('다음')).not.toHaveAttribute('aria-disabled');
  await textbox('이메일 앞부분').fill('gaon');
  await expect.element(button('다음')).toHaveAccessibleDescription(emailNotVerified);
  await expect.element(button('인증')).toHaveAccessibleDescription('인증번호를 입력하면 누를 수 있습니다.');
  await textbox('인증번호').fill('123456');
  await button('인증').click();
  await expect.element(textbox('인증번호')).toHaveAccessibleDescription(/이 주소로 발송된 인증번호가 없습니다\./);
  await button('전송').click();
  const remaining = page.getByText(/남은 시간 (10:00|9:5\d)/);
  await expect.element(remaining).toBeVisible();
  expect(remaining.element().closest('[role=status], [aria-live]'), 'it is not announced').toBeNull();
  const code = sentCode('gaon@post.example');
  await textbox('인증번호').click();
  document.execCommand('insertText', false, ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  await expect.element(textbox('인증번호')).toHaveValue(code);
  await button('인증').click();
  await expect.element(signupStatus('인증이 완료되었습니다.')).toBeVisible();
  await expect.element(button('인증')).toHaveFocus();
  await expect.element(button('다음')).not.toHaveAttribute('aria-disabled');
  await textbox('이메일 앞부분').fill('gaon2');
  await expect.element(button('전송')).not.toHaveAttribute('aria-disabled');
  await expect.element(button('다음')).toHaveAccessibleDescription(emailNotVerified);
});

test('a second education record starts without errors, and its removal is announced', async () => {
  await openSignupStep('학력정보 입력', filledSignup);
  await button('추가').click();
  const second = page.getByRole('group', { name: '학력정보 02' });
  await expect.element(second.getByRole('textbox', { name: '출신학교' })).toHaveFocus();
  await expect.element(second).not.toMatchTextContent('학교를 입력해 주세요.');
  await button('추가').click();
  await expect.element(second).toMatchTextContent('학교를 입력해 주세요.');
  await expect.element(second).not.toMatchTextContent('국가를 선택해 주세요.');
  await expect.element(page.getByRole('group', { name: '학력정보 03' })).not.toBeInTheDocument();
  await button('학력정보 02 삭제').click();
  await expect.element(signupStatus('학력정보 02 항목을 삭제했습니다. 학력정보는 모두 1건입니다.')).toBeInTheDocument();
  await expect.element(textbox('출신학교')).toHaveFocus();
  await expect.element(button('학력정보 01 삭제')).not.toBeInTheDocument();
});

test('a step that became incomplete later is named on submit, and nothing is sent', async () => {
  await openSignupStep('학력정보 입력', filledSignup);
  await fillPasswords();
  await signupStepButton('기본정보 입력').click();
  await expect.element(textbox('비밀번호')).toHaveValue('haneul88!');
  await textbox('아이디').fill('gaon2002');
  await signupStepButton('학력정보 입력').click();
  await button('다음').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('‘기본정보 입력’ 단계에 아직 확인하지 않은 내용이 있습니다.');
  expect(callsOf('signup')).toEqual([]);
});

test('a stored sign-up that is malformed starts again with a message', async () => {
  sessionStorage.clear();
  sessionStorage.setItem('currentStep', '학력정보 입력');
  sessionStorage.setItem('currentLastStep', '학력정보 입력');
  sessionStorage.setItem('signupDraft', '{"info":3}');
  await visit(paths.signup);
  await expect.element(signupStepHeading('회원약관 동의')).toBeVisible();
  await expect.element(signupStatus('저장된 내용을 읽을 수 없어 처음부터 다시 시작합니다.')).toBeVisible();
});
