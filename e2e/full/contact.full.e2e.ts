import { attachFiles, textFile } from '#e2e/support/forum.ts';
import { openFilledInquiry } from '#e2e/support/inquiry.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a sent inquiry shows a toast, clears the form, and opens the home page three seconds later', async ({ page }) => {
  await openFilledInquiry(page);
  await expect(page.getByRole('textbox', { name: '이메일 도메인' })).toHaveAttribute('readonly');
  await attachFiles(page, [textFile('광고 원고.txt'), textFile('신청서.txt')]);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('status').filter({ hasText: '제출이 완료되었습니다.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('');
  await expect(page.getByRole('list', { name: '첨부파일 목록' })).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveURL('/');
});

test('the contact screen stays open when another inquiry is typed after sending', async ({ page }) => {
  await page.clock.install();
  await openFilledInquiry(page);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('status').filter({ hasText: '제출이 완료되었습니다.' })).toBeVisible();
  await page.getByRole('textbox', { name: '이름' }).fill('서');
  await page.clock.runFor(4000);
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('서');
  await expect(page).toHaveURL('/contact');
});

test('the disabled button and each empty field show what is missing', async ({ page }) => {
  await page.goto('/contact');
  const submit = page.getByRole('button', { name: '등록' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(
    '이름을 입력해 주세요. 이메일을 입력해 주세요. 전화번호를 입력해 주세요. 제목을 입력해 주세요. 내용을 입력해 주세요.',
  );
  for (const [field, message] of [
    ['이름', '이름을 입력해 주세요.'],
    ['전화번호', '전화번호를 입력해 주세요.'],
    ['제목', '제목을 입력해 주세요.'],
    ['내용', '내용을 입력해 주세요.'],
  ] as const) {
    const input = page.getByRole('textbox', { name: field });
    await input.focus();
    await input.blur();
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await input.fill('1');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('the error summary lists invalid fields, and its links move the focus to them', async ({ page }) => {
  await openFilledInquiry(page);
  await page.getByRole('textbox', { name: '이름' }).fill('가'.repeat(21));
  await page.getByRole('textbox', { name: '이메일 앞부분' }).fill('e..den');
  await page.getByRole('textbox', { name: '제목' }).fill('가'.repeat(51));
  await page.getByRole('textbox', { name: '내용' }).fill('가'.repeat(2001));
  await page.getByRole('button', { name: '등록' }).click();
  const summary = page.getByRole('region', { name: '입력 내용을 확인해 주세요. (4건)' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    '이름: 20자까지 입력할 수 있습니다.',
    '이메일 주소 형식을 확인해 주세요.',
    '제목: 50자까지 입력할 수 있습니다.',
    '내용: 2000자까지 입력할 수 있습니다.',
  ]);
  await summary.getByRole('link', { name: '50자까지 입력할 수 있습니다.' }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toBeFocused();
});

test('the telephone field accepts only digits, and at most eleven', async ({ page }) => {
  await page.goto('/contact');
  const phone = page.getByRole('textbox', { name: '전화번호' });
  await expect(phone).toHaveAttribute('placeholder', "'-'없이 숫자만 입력");
  await phone.pressSequentially('01a0-1234일56789');
  await expect(phone).toHaveValue('010-1234-5678');
});

test.describe('A server error', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('shows a toast, keeps the typed text and files, and the retry succeeds', async ({ page }) => {
    await openFilledInquiry(page);
    await attachFiles(page, textFile('광고 원고.txt'));
    const endScenario = await startScenario(page, 'saveInquiry', 'serverError', 500);
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('status').filter({ hasText: '제출에 실패하였습니다.' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '서버가 응답하지 않습니다.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('어떤 서류가 필요한가요?\n알려 주세요.');
    await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveCount(1);
    await endScenario();
    await page.getByRole('button', { name: '다시 전송' }).click();
    await expect(page.getByRole('status').filter({ hasText: '제출이 완료되었습니다.' })).toBeVisible();
  });
});
