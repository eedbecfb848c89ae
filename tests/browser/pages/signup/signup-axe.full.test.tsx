import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { sentCode, visit } from '#tests/browser/support/site.tsx';

async function findings() {
  const { violations } = await axe.run(document.body, { rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('axe finds nothing in the accepted terms', async () => {
  sessionStorage.clear();
  await visit(paths.signup);
  await page.getByRole('checkbox', { name: /서비스 이용 약관/ }).click({ force: true });
  await page.getByRole('checkbox', { name: /개인정보/ }).click({ force: true });
  await expect.element(button('다음')).not.toHaveAttribute('aria-disabled');
  expect(await findings()).toEqual([]);
});

test('axe finds nothing in the basic information with errors', async () => {
  await openSignupStep('기본정보 입력');
  for (const name of ['이름', '영문이름', '아이디', '비밀번호', '비밀번호 확인', '상세주소', '휴대폰 번호']) {
    textbox(name).element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(textbox(name)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await findings()).toEqual([]);
});

test('axe finds nothing in the workplace with an error', async () => {
  await openSignupStep('직장정보 입력');
  await page.getByRole('combobox', { name: '직위' }).selectOptions('기타(직접입력)');
  await textbox('직장명(국문)').fill('가'.repeat(101));
  await expect.element(textbox('직장명(국문)')).toHaveAttribute('aria-invalid', 'true');
  expect(await findings()).toEqual([]);
});

test('axe finds nothing in the education with errors', async () => {
  await openSignupStep('학력정보 입력', {
    ...emptySignupDraft,
    education: [{ ...emptySignupDraft.education[0], member_edu_nation: '' }],
  });
  await button('추가').click();
  await expect.element(textbox('출신학교')).toHaveAttribute('aria-invalid', 'true');
  expect(await findings()).toEqual([]);
});

async function openSentCode() {
  await openSignupStep('기본정보 입력');
  await textbox('이메일 앞부분').fill('haneul@post.example');
  await button('전송').click();
  await expect.element(page.getByText(/인증번호가 발송되었습니다/)).toBeVisible();
}

test('axe finds nothing after a code was sent', async () => {
  await openSentCode();
  expect(await findings()).toEqual([]);
});

test('axe finds nothing after a wrong code', async () => {
  await openSentCode();
  await textbox('인증번호').fill('1');
  await button('인증').click();
  await expect.element(textbox('인증번호')).toHaveAccessibleDescription(/인증번호가 일치하지 않습니다\./);
  expect(await findings()).toEqual([]);
});

test('axe finds nothing after the verification', async () => {
  await openSentCode();
  await textbox('인증번호').fill(sentCode('haneul@post.example'));
  await button('인증').click();
  await expect.element(page.getByText('인증이 완료되었습니다.', { exact: true })).toBeVisible();
  expect(await findings()).toEqual([]);
});
