import { rm, writeFile } from 'node:fs/promises';
import { attachFiles, fillPost, forumPath, postFormPath, textFile, writePost } from '#e2e/support/forum.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { member, startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const fileListName = '첨부파일 목록';

test('a guest gets the login modal from the button and the URL of the post form', async ({ page }) => {
  await page.goto(forumPath);
  await page.getByRole('link', { name: '글쓰기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
  await page.getByRole('button', { name: '로그인 하러가기' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto(postFormPath);
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('글쓰기는 회원만 이용할 수 있습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveCount(0);
});

test.describe('A member', () => {
  test.beforeEach(({ page }) => startLoggedIn(page));

  test('can write a post, sees a toast, and returns to the list after a second', async ({ page }) => {
    await page.goto(forumPath);
    await page.getByRole('link', { name: '글쓰기' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '글쓰기' })).toBeVisible();
    const submit = page.getByRole('button', { name: '등록' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('제목을 입력해 주세요. 내용을 입력해 주세요.');
    await fillPost(page, '한 줄 <b>제목</b>', '첫 줄\n\n  셋째 줄 <script>alert(1)</script> & 1 < 2');
    await attachFiles(page, [textFile('실험 조건.txt'), textFile('표.csv', 'a,b')]);
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: '등록되었습니다.' })).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(forumPath);
    const link = page.getByRole('row').nth(1).getByRole('link');
    await expect(link).toHaveText('한 줄 <b>제목</b>');
    await link.click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('한 줄 <b>제목</b>');
    await expect(article.getByText(`작성자: ${member.name}`)).toBeVisible();
    const content = article.getByText('첫 줄');
    expect(await content.textContent()).toBe('첫 줄\n\n  셋째 줄 <script>alert(1)</script> & 1 < 2');
    await expect(content).toHaveCSS('white-space-collapse', 'preserve');
    await expect(article.getByRole('link', { name: '실험 조건.txt TXT, 0 KB, 새 창' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(forumPath);
  });

  test('sees an error and a marked border at an empty title until a title is typed', async ({ page }) => {
    await page.goto(postFormPath);
    const title = page.getByRole('textbox', { name: '제목' });
    const border = () => title.evaluate((element) => getComputedStyle(element).borderColor);
    const validBorder = await border();
    await title.focus();
    await page.keyboard.press('Tab');
    await expect(title).toHaveAccessibleDescription(/제목을 입력해 주세요\./);
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(await border()).not.toBe(validBorder);
    await title.fill('제');
    await expect(title).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('sees the character count, and cannot send more than 2,000 characters', async ({ page }) => {
    await page.goto(postFormPath);
    await fillPost(page, '긴 글', '😀'.repeat(2001));
    await expect(page.getByText('2,001 / 2,000자')).toBeVisible();
    await page.getByRole('button', { name: '등록' }).click();
    const summary = page.getByRole('region', { name: '입력 내용을 확인해 주세요. (1건)' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: '2000자까지 입력할 수 있습니다.' }).click();
    await expect(page.getByRole('textbox', { name: '내용' })).toBeFocused();
  });

  test('can edit a post of their own, and replace its files after a reload', async ({ page }) => {
    await page.goto(postFormPath);
    await fillPost(page, '고칠 글', '처음');
    await attachFiles(page, [textFile('남을 파일.txt'), textFile('지울 파일.txt')]);
    await page.getByRole('button', { name: '등록' }).click();
    await page.getByRole('link', { name: '고칠 글' }).click();
    await page.getByRole('link', { name: '수정', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('고칠 글');
    await expect(page.getByRole('list', { name: fileListName }).getByRole('listitem')).toHaveText([
      /남을 파일\.txt 0 KB/,
      /지울 파일\.txt 0 KB/,
    ]);
    await page.getByRole('button', { name: '지울 파일.txt 삭제' }).click();
    await attachFiles(page, [textFile('새 파일.txt')]);
    await page.getByRole('textbox', { name: '내용' }).fill('나중');
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '등록되었습니다.' })).toBeVisible();
    await expect(page).toHaveURL(forumPath);
    await page.getByRole('link', { name: '고칠 글' }).click();
    await expect(page.getByRole('article').getByText('나중')).toBeVisible();
    const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
    await expect(files).toHaveText([/남을 파일\.txt/, /새 파일\.txt/]);
  });

  test('sees the text of an older post without tags in the form', async ({ page }) => {
    await page.goto('/information/community/664');
    await page.getByRole('link', { name: '수정', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue(
      '포스터 규격이 A0 세로형이 맞는지 궁금합니다.',
    );
  });

  test('cannot edit or delete posts of others', async ({ page }) => {
    await page.goto('/information/community/663');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('link', { name: '수정', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '삭제', exact: true })).toHaveCount(0);
    await page.goto(`${forumPath}&step=edit&post=663`);
    await expect(page.getByText('작성자만 수정할 수 있습니다.')).toBeVisible();
    await page.goto(`${forumPath}&step=edit&post=9999`);
    await expect(page.getByText('이 글은 삭제되어 수정할 수 없습니다.')).toBeVisible();
    await page.goto(`${forumPath}&step=edit&post=x`);
    await expect(page.getByText('주소가 올바르지 않습니다.')).toBeVisible();
  });

  test('sees a message without an API call on deleting a post of their own', async ({ page }) => {
    await page.goto('/information/community/664');
    const calls: string[] = [];
    await page.getByRole('button', { name: '삭제', exact: true }).waitFor();
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('삭제 기능은 준비 중입니다.');
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(calls).toEqual([]);
  });

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
    await expect(other).toHaveURL(forumPath);
    await page.getByRole('textbox', { name: '내용' }).fill('이 창에서 고친 내용');
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '이 글이 수정되었습니다.' })).toBeVisible();
    await expect(page.getByRole('region', { name: '지금 저장되어 있는 글' })).toContainText('다른 창에서 고친 내용');
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('이 창에서 고친 내용');
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await expect(page).toHaveURL(forumPath);
    await page.goto(url);
    await expect(page.getByRole('article').getByText('이 창에서 고친 내용')).toBeVisible();
  });

  test('can continue with the typed text after a session that expired during the upload', async ({ page }) => {
    await page.goto(postFormPath);
    await fillPost(page, '끊긴 글', '잃지 말아야 할 내용');
    await attachFiles(page, [textFile('다시 고를 파일.txt')]);
    const endScenario = await startScenario(page, 'saveForum', 'sessionExpired');
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
    await endScenario();
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL('/auth/login');
    await submitLogin(page);
    await expect(page).toHaveURL(postFormPath);
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
    await expect(page).toHaveURL(forumPath);
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
    await expect(page).toHaveURL(forumPath);
    await page.getByRole('link', { name: '파일 이름' }).click();
    const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
    await expect(files).toHaveText([/분해된 이름\.txt/, new RegExp(longName)]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
