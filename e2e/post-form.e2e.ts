import { attachFiles, fillPost, forumPath, textFile } from '#e2e/support/forum.ts';
import { statusMessage } from '#e2e/support/locators.ts';
import { member, startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a member writes a post with files, and edits its text and replaces a file after a reload', async ({ page }) => {
  const title = '한 줄 <b>제목</b>';
  const newPost = page.getByRole('row').nth(1).getByRole('link');
  const article = page.getByRole('article');
  const attachments = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  await startLoggedIn(page);

  await test.step('writes', async () => {
    await page.goto(forumPath);
    await page.getByRole('link', { name: '글쓰기' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '글쓰기' })).toBeVisible();
    await fillPost(page, title, '첫 줄\n\n  셋째 줄 <script>alert(1)</script> & 1 < 2');
    await attachFiles(page, [textFile('남을 파일.txt'), textFile('지울 파일.csv', 'a,b')]);
    const submit = page.getByRole('button', { name: '등록' });
    await submit.click();
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
    await page.getByRole('link', { name: '수정', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
    await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveText([
      /남을 파일\.txt 0 KB/,
      /지울 파일\.csv 0 KB/,
    ]);
    await page.getByRole('button', { name: '지울 파일.csv 삭제' }).click();
    await attachFiles(page, [textFile('새 파일.txt')]);
    await page.getByRole('textbox', { name: '내용' }).fill('나중');
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await expect(statusMessage(page, '등록되었습니다.')).toBeVisible();
    await expect(newPost).toHaveText(title);
    await newPost.click();
    await expect(article.getByText('나중')).toBeVisible();
    await expect(attachments).toHaveText([/남을 파일\.txt/, /새 파일\.txt/]);
  });

  await page.goBack();
  await expect(newPost, 'the form is not in the history').toHaveText(title);
});
