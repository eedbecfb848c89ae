import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { attachFiles, fillPost, forumPath, postFormPath } from '#e2e/support/forum.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';

test('the maximum number of files of the maximum size arrives unchanged', async ({ page }, info) => {
  test.slow();
  const files = Array.from({ length: uploadsMaxItems }, (_, index) => ({
    path: info.outputPath(`측정 ${index}.zip`),
    bytes: randomBytes(uploadMaxLength),
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes);
  const paths = files.map(({ path }) => path);
  await startLoggedIn(page);
  await page.goto(postFormPath);
  await fillPost(page, '백 메가바이트', '열 개의 파일');
  await attachFiles(page, paths);
  await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveCount(files.length);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL(forumPath, { timeout: 60_000 });
  await page.getByRole('link', { name: '백 메가바이트' }).click();
  const links = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  await expect(links).toHaveCount(files.length);
  for (const [index, { bytes }] of files.entries()) {
    const url = await links.filter({ hasText: `측정 ${index}.zip` }).getAttribute('href');
    const response = await page.request.get(url ?? '');
    expect((await response.body()).equals(bytes), url ?? '').toBe(true);
  }
});
