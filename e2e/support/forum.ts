import { expect, type FileChooser, type Page } from '@playwright/test';

/** Addresses of the free board. */
export const forum = '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90';
export const postForm = `${forum}&step=%EB%93%B1%EB%A1%9D`;

/** A file of a form that exists in memory alone. */
export const textFile = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Fills in the form of the free board that is open. */
export async function fillPost(page: Page, title: string, content: string) {
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill(content);
}

/** Chooses files as a person does, with the form's own button. */
export async function attach(page: Page, files: Parameters<FileChooser['setFiles']>[0]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '첨부파일 파일 선택' }).click();
  await (await choosing).setFiles(files);
}

/** Writes a post, waits until the list is back, and opens the post. @returns its address */
export async function writePost(page: Page, title: string, content: string): Promise<string> {
  await page.goto(postForm);
  await fillPost(page, title, content);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL(forum);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return page.url();
}
