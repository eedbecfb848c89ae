import type { Page } from '@playwright/test';
import { textFile } from '#e2e/support/forum.ts';
import { enterOnName, tabToName, tabUntil } from '#e2e/support/keyboard.ts';
import { member } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Moves the focus to the field with a name, and inserts a text. */
async function insertText(page: Page, field: RegExp, text: string) {
  await tabToName(page, field);
  await page.keyboard.insertText(text);
}

/** Opens the file chooser of the form by keyboard, and chooses files. */
async function attachByKeyboard(page: Page, files: ReturnType<typeof textFile>[]) {
  const chooser = page.waitForEvent('filechooser');
  await enterOnName(page, /첨부파일 파일 선택/);
  await (await chooser).setFiles(files);
}

test('a member can find a notice, write and edit a post with files, and send an inquiry by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await enterOnName(page, /^로그인$/);
  await insertText(page, /^아이디/, member.id);
  await insertText(page, /^비밀번호/, member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);

  await test.step('opens a notice of page 2', async () => {
    await enterOnName(page, /^자료실$/);
    await expect(page.getByRole('heading', { level: 1, name: '자료실 공지사항' })).toBeFocused();
    await enterOnName(page, /^2 페이지$/);
    await expect(page.getByText('2/4 페이지')).toBeVisible();
    await tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('td') !== null), 'a table cell');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await enterOnName(page, /^목록$/);
    await expect(page.getByText('2/4 페이지')).toBeVisible();
  });

  await test.step('finds a notice', async () => {
    await insertText(page, /^검색어$/, '사전등록');
    await page.keyboard.press('Enter');
    await expect(page.getByText('‘사전등록’ 검색 결과')).toBeVisible();
    await enterOnName(page, /사전등록 안내/);
    await expect(page.getByRole('article')).toBeVisible();
    await enterOnName(page, /^목록$/);
    await expect(page.getByRole('searchbox', { name: '검색어' })).toHaveValue('사전등록');
  });

  await test.step('writes a post with two files', async () => {
    await enterOnName(page, /^자유게시판$/);
    await expect(page.getByRole('heading', { level: 2, name: '자유게시판' })).toBeVisible();
    await enterOnName(page, /^글쓰기$/);
    await expect(page.getByRole('heading', { level: 2, name: '글쓰기' })).toBeVisible();
    await insertText(page, /^제목/, '자판으로 쓴 글');
    await insertText(page, /^내용/, '첫 줄');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('둘째 줄');
    await attachByKeyboard(page, [textFile('하나.txt'), textFile('둘.txt')]);
    await expect(page.getByText('첨부파일 2개.')).toBeAttached();
    await enterOnName(page, /^등록$/);
    await expect(page.getByRole('row')).toHaveCount(11);
    await enterOnName(page, /자판으로 쓴 글/);
    await expect(page.getByRole('region', { name: '첨부파일' }).getByRole('link')).toHaveCount(2);
  });

  await test.step('edits it', async () => {
    await enterOnName(page, /^수정$/);
    await insertText(page, /^내용/, '고친 줄');
    await enterOnName(page, /^하나\.txt 삭제$/);
    await enterOnName(page, /^수정$/);
    await expect(page.getByRole('row')).toHaveCount(11);
    await enterOnName(page, /자판으로 쓴 글/);
    await expect(page.getByRole('article')).toContainText('고친 줄');
    await expect(page.getByRole('region', { name: '첨부파일' }).getByRole('link')).toHaveText([/둘\.txt/]);
  });

  await test.step('contacts the society', async () => {
    // The main menu is before the content, so the reload moves the focus in front of it.
    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    await enterOnName(page, /^문의하기$/);
    await insertText(page, /^이름/, member.name);
    await insertText(page, /^이메일 앞부분$/, 'garam@mail.example');
    await insertText(page, /^전화번호/, '01000000001');
    await insertText(page, /^제목/, '문의');
    await insertText(page, /^내용/, '문의 내용');
    await enterOnName(page, /^등록$/);
    await expect(page.getByRole('status').filter({ hasText: '제출이 완료되었습니다.' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
