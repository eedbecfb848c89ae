import { rm, writeFile } from 'node:fs/promises';
import { attachFiles, fillPost, postFormPath, writePost } from '#e2e/support/forum.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('A member', () => {
  test.beforeEach(({ page }) => startLoggedIn(page));

  test('sees a conflict when a post was edited in another window, and can save over it', async ({ page, context }) => {
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

  test('sees an error for a file that was deleted after it was chosen, and keeps the rest', async ({ page }, info) => {
    const path = info.outputPath('사라질 파일.txt');
    await writeFile(path, '곧 사라집니다.');
    await page.goto(postFormPath);
    await fillPost(page, '파일이 사라진 글', '내용');
    await attachFiles(page, path);
    await rm(path);
    await page.getByRole('button', { name: '등록' }).click();
    const summary = page.getByRole('region', { name: '입력 내용을 확인해 주세요. (1건)' });
    await expect(summary).toContainText("'사라질 파일.txt' 파일을 읽을 수 없습니다.");
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('파일이 사라진 글');
    await page.getByRole('button', { name: '사라질 파일.txt 삭제' }).click();
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('파일이 사라진 글');
  });
});
