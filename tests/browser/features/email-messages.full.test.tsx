import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { textbox } from '#tests/browser/support/locators.ts';
import { logIn, visit } from '#tests/browser/support/site.tsx';

const local = () => textbox('이메일 앞부분');
const domain = () => textbox('이메일 도메인');
const expectDescription = (control: Locator, text: string) => expect.element(control).toHaveAccessibleDescription(text);

async function openInfoStep() {
  sessionStorage.clear();
  sessionStorage.setItem('currentStep', '기본정보 입력');
  sessionStorage.setItem('currentLastStep', '기본정보 입력');
  sessionStorage.setItem('signupDraft', JSON.stringify(emptySignupDraft));
  await visit(paths.signup);
  await expect.element(local()).toBeVisible();
}

async function openProfile() {
  await logIn();
  await visit(subScreenTarget(paths.mypage, myPageTitle.basic).to);
  await local().fill('');
  await domain().fill('');
}

const forms: [string, () => Promise<unknown>, string][] = [
  ['find ID', () => visit(paths.findId), '이메일 주소를 입력해 주세요.'],
  ['find password', () => visit(paths.findPassword), '이메일 주소를 입력해 주세요.'],
  ['the sign-up', openInfoStep, '이메일 주소를 입력해 주세요.'],
  ['My Page', openProfile, '이메일 주소를 입력해 주세요.'],
  ['the inquiry', () => visit(paths.contact), '이메일을 입력해 주세요.'],
];

/** Moves the focus out of the email field. */
async function leaveEmailField() {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Tab}');
}

describe.each(forms)('the email field of %s', (_, open, message) => {
  test('shows that the address is missing when only the local part is filled', async () => {
    await open();
    await local().fill('haneul');
    await leaveEmailField();
    await expectDescription(local(), message);
    await expectDescription(domain(), message);
  });

  test('shows that the address is missing when only the domain is filled', async () => {
    await open();
    await domain().fill('post.example');
    await leaveEmailField();
    await expectDescription(local(), message);
  });

  test('shows no error when both parts are filled', async () => {
    await open();
    await local().fill('haneul');
    await leaveEmailField();
    await domain().fill('post.example');
    await expect.element(local()).not.toHaveAttribute('aria-invalid');
  });
});

test.each(forms.filter(([name]) => name !== 'My Page'))(
  'the submit of %s names an incomplete address as its reason, not the missing verification',
  async (_, open, message) => {
    await open();
    await local().fill('haneul');
    const submit = page.getByRole('button', { name: /^(아이디 찾기|비밀번호 찾기|다음|등록)$/ }).last();
    await expect.element(submit).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
    await expect.element(submit).not.toHaveAccessibleDescription(/인증을 완료/);
  },
);
