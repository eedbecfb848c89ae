import { expect, test } from 'vitest';
import { paths } from '#src/navigation/paths.ts';
import { autofillPurposes } from '#tests/browser/support/autofill.ts';
import { textbox } from '#tests/browser/support/locators.ts';
import { openSite } from '#tests/browser/support/site.tsx';

test('a code can be pasted with blanks, and the fields name their purpose for autofill', async () => {
  await openSite(paths.findId, null);
  await textbox('인증번호').click();
  document.execCommand('insertText', false, ' 123 456\n');
  await expect.element(textbox('인증번호')).toHaveValue('123456');
  expect(autofillPurposes()).toEqual(['name', 'email', 'one-time-code']);
});

test('the form for a new password gives a password manager the ID, and accepts pasted passwords', async () => {
  const { router } = await openSite(paths.home, null);
  await router.navigate(paths.newPassword, { state: { member_id: 'hanbit01' } });
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await textbox(name).click();
    document.execCommand('insertText', false, 'garam2025!');
    await expect.element(textbox(name)).toHaveValue('garam2025!');
  }
  expect(autofillPurposes()).toEqual(['username', 'new-password', 'new-password']);
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('hanbit01');
});
