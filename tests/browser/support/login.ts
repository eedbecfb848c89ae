import { page } from 'vitest/browser';
import { messageModal, textbox } from './locators.ts';

/** Confirms the message that the session has ended, and logs in on the login screen that follows. */
export async function logInAgain(id = 'hanbit01'): Promise<void> {
  await messageModal().getByRole('button', { name: '확인' }).click();
  await textbox('아이디').fill(id);
  await textbox('비밀번호').fill(`${id}!`);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
}
