import { expect, type FileChooser, type Page } from '@playwright/test';

/** URLs of the free board and of its post form. */
export const forumPath = '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90';
export const postFormPath = `${forumPath}&step=%EB%93%B1%EB%A1%9D`;

/** The URL of the gallery. */
export const galleryPath = '/information?menu=%EA%B0%A4%EB%9F%AC%EB%A6%AC';

/** Returns a text file in memory for a file chooser. */
export const textFile = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Fills in the open post form. */
export async function fillPost(page: Page, title: string, content: string) {
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill(content);
}

/** Attaches files with the button of the form. */
export async function attachFiles(page: Page, files: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '첨부파일 파일 선택' }).click();
  await (await chooser).setFiles(files);
}

/** Writes a post, waits for the list, and opens the post. @returns the URL of the post */
export async function writePost(page: Page, title: string, content: string): Promise<string> {
  await page.goto(postFormPath);
  await fillPost(page, title, content);
  await page.getByRole('button', { name: '등록' }).click();
  // The link of the new post appears with the list.
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return page.url();
}
