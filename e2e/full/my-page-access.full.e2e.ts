import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { site } from '#e2e/support/config.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { errorSummary, exactTextbox } from '#e2e/support/locators.ts';
import { member, submitLogin } from '#e2e/support/login.ts';
import { myPagePath, openMyPage, pdfFile, saveButton } from '#e2e/support/my-page.ts';
import { startReportServer } from '#e2e/support/servers/report-server.ts';
import { expect, test } from '#e2e/support/test.ts';

// During a transition, colours have another contrast.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const saveInvalid = async (page: Page) => {
  await saveButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
};

/** The screens of My Page, and how each shows its errors. The member da.on has almost no stored data. */
const screens: [menu: string, tree: string, id: string, showErrors: (page: Page) => Promise<void>][] = [
  ['기본정보', 'basic', 'da.on', saveInvalid],
  [
    '직장정보',
    'company',
    'hanbit03',
    async (page) => {
      await exactTextbox(page, '직장명(국문)').fill('가'.repeat(101));
      await saveInvalid(page);
    },
  ],
  ['학력정보', 'education', 'da.on', saveInvalid],
  [
    '재학인증',
    'certificate',
    'hanbit05',
    async (page) => {
      const empty = { ...pdfFile(), name: '빈 파일.pdf', buffer: Buffer.alloc(0) };
      await page.locator('input[type=file]').setInputFiles(empty);
      await expect(page.getByText('내용이 없는 빈 파일입니다.')).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(pdfFile());
      await expect(page.getByText('(교체 예정)')).toBeVisible();
    },
  ],
  ['비밀번호 변경', 'password', member.id, saveInvalid],
  [
    '회원탈퇴',
    'withdrawal',
    member.id,
    async (page) => {
      await page.getByRole('button', { name: '회원탈퇴' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
];

for (const [menu, tree, id, showErrors] of screens) {
  test(`${menu} matches its accessibility trees without and with errors, and fits into 320 px`, async ({ page }) => {
    await openMyPage(page, menu, { id });
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `my-page-${tree}.aria.yml` });
    await showErrors(page);
    await expectAxeClean(page, 'wrong');
    if (menu === '회원탈퇴') return;
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `my-page-${tree}-wrong.aria.yml` });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await horizontalOverflow(page), 'no horizontal scrolling at 320 px').toBe(0);
  });
}

test.describe('With an API that sends ETag and Last-Modified without Cache-Control', () => {
  test.use({ expectedConsole: [/ERR_CACHE_MISS/] });

  test('the browser keeps no profile', async ({ page }) => {
    const server = await startReportServer(site, (headers) => {
      headers.delete('Cache-Control');
      headers.set('ETag', '"1"');
      headers.set('Last-Modified', 'Wed, 01 Jan 2020 00:00:00 GMT');
    });
    await page.goto(`${server.origin}/auth/login`);
    await submitLogin(page);
    await expect(page.getByRole('link', { name: 'MY' })).toBeVisible();
    await page.goto(server.origin + myPagePath('기본정보'));
    await expect(saveButton(page)).toBeVisible();
    const readCache = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        path,
      );
    // The browser caches other responses with these headers.
    await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
    expect(await readCache('/favicon.svg')).toBe(true);
    expect(await readCache('/api/v1/front/getMemberInfo')).toBe(false);
    await server.close();
  });
});
