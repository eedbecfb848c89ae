import { rm, writeFile } from 'node:fs/promises';
import { attachFiles, fillPost, postFormPath, textFile, writePost } from '#e2e/support/forum.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
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

  test('can continue with the typed text after a session that expired during the upload', async ({ page }) => {
    await page.goto(postFormPath);
    await fillPost(page, '끊긴 글', '잃지 말아야 할 내용');
    await attachFiles(page, [textFile('다시 고를 파일.txt')]);
    const endScenario = await startScenario(page, 'saveForum', 'sessionExpired');
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
    );
    await endScenario();
    await page.getByRole('button', { name: '확인' }).click();
    await submitLogin(page);
    await expect(page.getByText('첨부했던 파일(다시 고를 파일.txt)은 다시 선택해 주세요.')).toBeVisible();
    await page.getByRole('button', { name: '이어서 작성' }).click();
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('잃지 말아야 할 내용');
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('끊긴 글');
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

  test('sees why empty files and invalid names are refused, and can attach decomposed Korean and long names', async ({
    page,
  }) => {
    await page.goto(postFormPath);
    await fillPost(page, '파일 이름', '내용');
    const longName = `${'가'.repeat(251)}.txt`;
    await attachFiles(page, [
      { name: '빈 파일.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      textFile('..\\..\\나쁜 이름.txt'),
      textFile(`${'가'.repeat(252)}.txt`),
      textFile('분해된 이름.txt'.normalize('NFD')),
      textFile(longName),
    ]);
    const refused = page.getByRole('alert').getByRole('listitem');
    await expect(refused).toHaveText([
      /빈 파일\.txt: 내용이 없는 빈 파일입니다\./,
      /나쁜 이름\.txt: 파일 이름에 쓸 수 없는 문자가 있습니다\./,
      /파일 이름은 255자까지 가능합니다\./,
    ]);
    await page.getByRole('button', { name: '등록' }).click();
    await page.getByRole('link', { name: '파일 이름' }).click();
    const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
    await expect(files).toHaveText([/분해된 이름\.txt/, new RegExp(longName)]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
