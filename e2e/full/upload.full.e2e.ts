import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attachFiles, fillPost, forumPath, postFormPath } from '#e2e/support/forum.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';

const megabyte = 1024 * 1024;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Limits the upload speed, because an upload over loopback ends at once. @param speed in bytes per second */
async function throttleUpload(page: Page, speed: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: speed,
  });
}

/** Records the sum of all progress bars on each change. @returns a function that reads the sums, in per cent of a file */
async function recordProgress(page: Page) {
  await page.evaluate(() => {
    const sums: number[] = [];
    Object.assign(window, { sums });
    new MutationObserver(() => {
      const bars = [...document.querySelectorAll('progress[value]')];
      const sum = bars.reduce((total, bar) => total + Math.round(Number(bar.getAttribute('value')) * 100), 0);
      if (bars.length > 0 && sums.at(-1) !== sum) sums.push(sum);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
  });
  return (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'sums'));
}

/** Writes the maximum number of files of the maximum size. */
async function writeLargestFiles(pathOf: (name: string) => string) {
  const files = Array.from({ length: uploadsMaxItems }, (_, index) => ({
    name: `측정 ${index}.zip`,
    bytes: randomBytes(uploadMaxLength),
  }));
  for (const { name, bytes } of files) await writeFile(pathOf(name), bytes);
  return files.map(({ name, bytes }) => ({ name, path: pathOf(name), digest: digestOf(bytes) }));
}

test('ten files of ten megabytes arrive unchanged with increasing progress, after a cancelled upload', async ({
  page,
}, info) => {
  test.slow();
  const files = await writeLargestFiles((name) => info.outputPath(name));
  await startLoggedIn(page);
  await page.goto(postFormPath);
  await fillPost(page, '백 메가바이트', '열 개의 파일');
  await attachFiles(
    page,
    files.map(({ path }) => path),
  );
  await expect(page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem')).toHaveCount(10);

  await throttleUpload(page, 10 * megabyte);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('progressbar', { name: '측정 0.zip 전송' })).toHaveAttribute('value', /[1-9]/);
  const aborted = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: '전송 취소' }).click();
  await aborted;
  await expect(page.getByText('전송을 취소했습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('백 메가바이트');

  await throttleUpload(page, 60 * megabyte);
  const sums = await recordProgress(page);
  await page.getByRole('button', { name: '다시 전송' }).click();
  await expect(page.getByRole('status').filter({ hasText: '등록되었습니다.' })).toBeVisible({ timeout: 60_000 });
  const progress = await sums();
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.length).toBeGreaterThan(10);
  expect(progress.at(-1)).toBe(1000);

  await expect(page).toHaveURL(forumPath);
  await page.getByRole('link', { name: '백 메가바이트' }).click();
  const links = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  await expect(links).toHaveCount(10);
  for (const { name, digest } of files) {
    const url = await links.filter({ hasText: name }).getAttribute('href');
    const response = await page.request.get(url ?? '');
    expect(digestOf(await response.body()), name).toBe(digest);
  }
});
