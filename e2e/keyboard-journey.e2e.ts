import type { Page } from '@playwright/test';
import { forum, textFile } from './support/forum.ts';
import { member } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What a screen reader would call what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim();
  });

/** Goes on by the Tab key until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const met: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (name.test(here)) return;
    met.push(here);
  }
  throw new Error(`Tab never led to ${name}, but to ${met.join(' | ')}`);
}

async function type(page: Page, field: RegExp, text: string) {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

async function press(page: Page, name: RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, files: ReturnType<typeof textFile>[]) {
  const choosing = page.waitForEvent('filechooser');
  await press(page, /첨부파일 파일 선택/);
  await (await choosing).setFiles(files);
}

test('a member finds a notice, writes a post with two files, edits it and contacts the society, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await press(page, /^로그인$/);
  await type(page, /^아이디/, member.id);
  await type(page, /^비밀번호/, member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await test.step('finds a notice', async () => {
    await press(page, /^자료실$/);
    await expect(page.getByRole('heading', { level: 1, name: '자료실 공지사항' })).toBeFocused();
    await type(page, /^검색어$/, '사전등록');
    await page.keyboard.press('Enter');
    await expect(page.getByText('‘사전등록’ 검색 결과')).toBeVisible();
    await press(page, /사전등록 안내/);
    await expect(page.getByRole('article')).toBeVisible();
    await press(page, /^목록$/);
    await expect(page.getByRole('searchbox', { name: '검색어' })).toHaveValue('사전등록');
  });

  await test.step('writes a post with two files', async () => {
    await press(page, /^자유게시판$/);
    await expect(page.getByRole('heading', { level: 2, name: '자유게시판' })).toBeVisible();
    await press(page, /^글쓰기$/);
    await expect(page.getByRole('heading', { level: 2, name: '글쓰기' })).toBeVisible();
    await type(page, /^제목/, '자판으로 쓴 글');
    await type(page, /^내용/, '첫 줄');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('둘째 줄');
    await choose(page, [textFile('하나.txt'), textFile('둘.txt')]);
    await expect(page.getByText('첨부 파일 2개.')).toBeAttached();
    await press(page, /^등록$/);
    await expect(page).toHaveURL(forum);
    await press(page, /자판으로 쓴 글/);
    await expect(page.getByRole('region', { name: '첨부파일' }).getByRole('link')).toHaveCount(2);
  });

  await test.step('edits it', async () => {
    await press(page, /^수정$/);
    await type(page, /^내용/, '고친 줄');
    await press(page, /^하나\.txt 삭제$/);
    await press(page, /^수정$/);
    await expect(page).toHaveURL(forum);
    await press(page, /자판으로 쓴 글/);
    await expect(page.getByRole('article')).toContainText('고친 줄');
    await expect(page.getByRole('region', { name: '첨부파일' }).getByRole('link')).toHaveText([/둘\.txt/]);
  });

  await test.step('contacts the society', async () => {
    // The main menu stands before the content.
    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    await press(page, /^문의하기$/);
    await type(page, /^이름/, member.name);
    await type(page, /^이메일 앞부분$/, 'garam@mail.example');
    await type(page, /^전화번호/, '01000000001');
    await type(page, /^제목/, '문의');
    await type(page, /^내용/, '문의 내용');
    await press(page, /^등록$/);
    await expect(page.getByRole('status').filter({ hasText: '제출이 완료되었습니다.' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
