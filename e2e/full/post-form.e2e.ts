import { writePost } from '#e2e/support/forum.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a member sees a conflict when a post was edited in another window, and can save over it', async ({
  page,
  context,
}) => {
  await startLoggedIn(page);
  const url = await writePost(page, '두 창에서 고칠 글', '처음');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(url);
    await tab.getByRole('link', { name: '수정', exact: true }).click();
    await expect(tab.getByRole('textbox', { name: '내용' })).toHaveValue('처음');
  }
  await other.getByRole('textbox', { name: '내용' }).fill('다른 창에서 고친 내용');
  await other.getByRole('button', { name: '수정', exact: true }).click();
  await expect(other.getByRole('row')).toHaveCount(11);
  await page.getByRole('textbox', { name: '내용' }).fill('이 창에서 고친 내용');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '이 글이 수정되었습니다.' })).toBeVisible();
  await expect(page.getByRole('region', { name: '지금 저장되어 있는 글' })).toContainText('다른 창에서 고친 내용');
  await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('이 창에서 고친 내용');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.goto(url);
  await expect(page.getByRole('article').getByText('이 창에서 고친 내용')).toBeVisible();
});
