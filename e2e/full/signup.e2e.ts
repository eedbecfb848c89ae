import { exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { guest, nextButton, resumeSignupAt, retypePasswords, stepBar, stepHeading } from '#e2e/support/signup.ts';
import { verifySignupEmail } from '#e2e/support/signup-draft.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a reload keeps step and values without passwords, and opening another screen ends the sign-up', async ({
  page,
}) => {
  await verifySignupEmail(page);
  await resumeSignupAt(page, '학력정보 입력');
  await exactTextbox(page, '전공').fill('화장품학');
  await exactTextbox(page, '비밀번호').fill(guest.password);
  await stepBar(page)
    .getByRole('button', { name: /기본정보 입력/ })
    .click();
  await expect(exactTextbox(page, '비밀번호')).toHaveValue(guest.password);
  await expect(exactTextbox(page, '이름')).toHaveValue(guest.name);
  await stepBar(page)
    .getByRole('button', { name: /학력정보 입력/ })
    .click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    guest.password,
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(stepHeading(page, '학력정보 입력')).toBeVisible();
  await expect(exactTextbox(page, '전공')).toHaveValue('화장품학');
  await expect(exactTextbox(page, '비밀번호')).toHaveValue('');
  await expect(nextButton(page)).toBeDisabled();
  await page.getByRole('link', { name: '로그인' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('이 화면에서 나가시겠습니까?');
  await page.getByRole('button', { name: '나가기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('two tabs with the same sign-up show a message, and only one can submit it', async ({ page, context }) => {
  await verifySignupEmail(page);
  await resumeSignupAt(page, '학력정보 입력');
  const other = await context.newPage();
  await resumeSignupAt(other, '학력정보 입력');
  await expect(statusMessage(page, '다른 탭에서도 회원가입을 진행하고 있습니다.')).toBeVisible();
  await expect(statusMessage(other, '다른 탭에서도 회원가입을 진행하고 있습니다.')).toBeVisible();
  await retypePasswords(page);
  await retypePasswords(other);
  await nextButton(page).click();
  await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
  await expect(statusMessage(other, '다른 탭에서 같은 아이디로 회원가입이 완료되었습니다.')).toBeVisible();
  await expect(nextButton(other)).toBeDisabled();
  await expect(exactTextbox(other, '출신학교')).toHaveValue('한울대학교');
});
