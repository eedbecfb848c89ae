import type { Page } from '@playwright/test';
import { forumPath, textFile } from '#e2e/support/forum.ts';
import { enterOnName, tabToName } from '#e2e/support/keyboard.ts';
import { statusMessage } from '#e2e/support/locators.ts';
import { member, startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Moves the focus to a field, and replaces its text. */
async function typeInto(page: Page, field: RegExp, text: string) {
  await tabToName(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Opens the file chooser of the form by keyboard, and chooses files. */
async function attachByKeyboard(page: Page, files: ReturnType<typeof textFile>[]) {
  const chooser = page.waitForEvent('filechooser');
  await enterOnName(page, /첨부파일 파일 선택/);
  await (await chooser).setFiles(files);
}

test('a member writes a post with files by keyboard, and edits its text and replaces a file after a reload', async ({
  page,
}) => {
  const title = '한 줄 <b>제목</b>';
  const newPost = page.getByRole('row').nth(1).getByRole('link');
  const article = page.getByRole('article');
  const attachments = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  await startLoggedIn(page);

  await test.step('writes', async () => {
    await page.goto(forumPath);
    await enterOnName(page, /^글쓰기$/);
    await expect(page.getByRole('heading', { level: 2, name: '글쓰기' })).toBeVisible();
    await typeInto(page, /^제목/, title);
    await typeInto(page, /^내용/, '첫 줄\n\n  셋째 줄 <script>alert(1)</script> & 1 < 2');
    await attachByKeyboard(page, [textFile('남을 파일.txt'), textFile('지울 파일.csv', 'a,b')]);
    const submit = page.getByRole('button', { name: '등록' });
    await enterOnName(page, /^등록$/);
    await expect(statusMessage(page, '등록되었습니다.')).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(newPost).toHaveText(title);
    await newPost.click();
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(article.getByText(`작성자: ${member.name}`)).toBeVisible();
    const content = article.getByText('첫 줄');
    expect(await content.textContent()).toBe('첫 줄\n\n  셋째 줄 <script>alert(1)</script> & 1 < 2');
    await expect(content).toHaveCSS('white-space-collapse', 'preserve');
    await expect(attachments).toHaveText([
      /^남을 파일\.txt\s*TXT, 0 KB, 새 창$/,
      /^지울 파일\.csv\s*CSV, 0 KB, 새 창$/,
    ]);
  });

  await test.step('edits', async () => {
    await enterOnName(page, /^수정$/);
    await expect(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
    await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveText([
      /남을 파일\.txt 0 KB/,
      /지울 파일\.csv 0 KB/,
    ]);
    await typeInto(page, /^내용/, '나중');
    await enterOnName(page, /^지울 파일\.csv 삭제$/);
    await attachByKeyboard(page, [textFile('새 파일.txt')]);
    await enterOnName(page, /^수정$/);
    await expect(statusMessage(page, '등록되었습니다.')).toBeVisible();
    await expect(newPost).toHaveText(title);
    await newPost.click();
    await expect(article.getByText('나중')).toBeVisible();
    await expect(attachments).toHaveText([/남을 파일\.txt/, /새 파일\.txt/]);
  });

  await page.goBack();
  await expect(newPost, 'the form is not in the history').toHaveText(title);
});
