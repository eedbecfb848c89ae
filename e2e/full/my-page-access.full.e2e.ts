import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { site } from '#e2e/support/config.ts';
import { chooseByKeyboard, tabAndType, tabTo } from '#e2e/support/keyboard.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { errorSummary, exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { member, submitLogin } from '#e2e/support/login.ts';
import { myPagePath, openMyPage, pdfFile, saveButton } from '#e2e/support/my-page.ts';
import { startReportServer } from '#e2e/support/servers/report-server.ts';
import { expect, test } from '#e2e/support/test.ts';

// During a transition, colours have another contrast.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const savedMessage = (page: Page) => statusMessage(page, /변경되었습니다|등록되었습니다/);

/** The screens of My Page, and how each shows its errors. The member da.on has almost no stored data. */
const screens = [
  {
    menu: '기본정보',
    tree: 'basic',
    id: 'da.on',
    ready: (page: Page) => saveButton(page),
    showErrors: async (page: Page) => {
      await saveButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  },
  {
    menu: '직장정보',
    tree: 'company',
    id: 'hanbit03',
    ready: (page: Page) => saveButton(page),
    showErrors: async (page: Page) => {
      await exactTextbox(page, '직장명(국문)').fill('가'.repeat(101));
      await saveButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  },
  {
    menu: '학력정보',
    tree: 'education',
    id: 'da.on',
    ready: (page: Page) => saveButton(page),
    showErrors: async (page: Page) => {
      await saveButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  },
  {
    menu: '재학인증',
    tree: 'certificate',
    id: 'hanbit05',
    ready: (page: Page) => page.getByText('인증 실패'),
    showErrors: async (page: Page) => {
      const empty = { ...pdfFile(), name: '빈 파일.pdf', buffer: Buffer.alloc(0) };
      await page.locator('input[type=file]').setInputFiles(empty);
      await expect(page.getByText('내용이 없는 빈 파일입니다.')).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(pdfFile());
      await expect(page.getByText('(교체 예정)')).toBeVisible();
    },
  },
  {
    menu: '비밀번호 변경',
    tree: 'password',
    id: member.id,
    ready: (page: Page) => saveButton(page),
    showErrors: async (page: Page) => {
      await saveButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  },
  {
    menu: '회원탈퇴',
    tree: 'withdrawal',
    id: member.id,
    ready: (page: Page) => page.getByRole('button', { name: '회원탈퇴' }),
    showErrors: async (page: Page) => {
      await page.getByRole('button', { name: '회원탈퇴' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
] as const;

for (const { menu, tree, id, ready, showErrors } of screens) {
  test(`${menu} matches its accessibility trees without and with errors, and fits into 320 px`, async ({ page }) => {
    await openMyPage(page, menu, { id });
    await expect(ready(page)).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `my-page-${tree}.aria.yml` });
    await showErrors(page);
    await expectAxeClean(page, 'wrong');
    if (menu === '회원탈퇴') return;
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `my-page-${tree}-wrong.aria.yml` });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await horizontalOverflow(page), 'no horizontal scrolling at 320 px').toBe(0);
  });
}

test('직장정보 and 학력정보 can be edited by keyboard', async ({ page }) => {
  await openMyPage(page, '직장정보', { id: 'hanbit02' });
  await tabAndType(page, exactTextbox(page, '직장명(국문)'), '새로운 연구소');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: '직위' }), '기타(직접입력)');
  await tabAndType(page, exactTextbox(page, '직위 직접입력'), '소장');
  await tabAndType(page, exactTextbox(page, '전화번호'), '0212345678');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(savedMessage(page)).toBeVisible();
  await page.reload();
  await expect(exactTextbox(page, '직위 직접입력')).toHaveValue('소장');

  await page.goto(myPagePath('학력정보'));
  await tabTo(page, page.getByRole('button', { name: '추가' }));
  await page.keyboard.press('Enter');
  const second = page.getByRole('group', { name: '학력정보 02' });
  await expect(second.getByRole('textbox', { name: '출신학교' })).toBeFocused();
  await page.keyboard.type('한울대학교');
  await tabAndType(page, second.getByRole('textbox', { name: '전공' }), '화학');
  await chooseByKeyboard(page, second.getByRole('combobox', { name: '학위' }), '석사');
  await tabAndType(page, second.getByRole('textbox', { name: '졸업년도' }), '2030');
  await chooseByKeyboard(page, second.getByRole('combobox', { name: '국가' }), '독일');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(savedMessage(page)).toBeVisible();
  await page.reload();
  await expect(second.getByRole('textbox', { name: '졸업년도' })).toHaveValue('2030');
});

test.describe('By touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const typeByTouch = async (page: Page, name: string, text: string) => {
    await exactTextbox(page, name).tap();
    await exactTextbox(page, name).selectText();
    await page.keyboard.insertText(text);
  };

  test('기본정보 and 직장정보 can be edited, with the drawer', async ({ page }) => {
    await openMyPage(page, '기본정보');
    await typeByTouch(page, '영문이름', 'Kim Garam');
    await page.getByRole('combobox', { name: '생년월일 년도' }).selectOption('1990년');
    await page.getByRole('radio', { name: '여' }).tap({ force: true });
    await typeByTouch(page, '휴대폰 번호', '01011112222');
    await saveButton(page).tap();
    await expect(savedMessage(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'MY' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: '직장정보' }).tap();
    await typeByTouch(page, '직장명(국문)', '새로운 연구소');
    await page.getByRole('combobox', { name: '직위' }).selectOption('교수');
    await typeByTouch(page, '전화번호', '0212345678');
    await saveButton(page).tap();
    await expect(savedMessage(page).first()).toBeVisible();
  });

  test('학력정보 and 비밀번호 변경 can be edited, opened by URL', async ({ page }) => {
    await openMyPage(page, '학력정보', { id: 'hanbit02' });
    await typeByTouch(page, '전공', '화장품학');
    await page.getByRole('combobox', { name: '국가' }).selectOption('프랑스');
    await saveButton(page).tap();
    await expect(savedMessage(page)).toBeVisible();
    await page.goto(myPagePath('비밀번호 변경'));
    await typeByTouch(page, '기존 비밀번호', 'hanbit02!');
    await typeByTouch(page, '새 비밀번호', 'saebom2025!');
    await typeByTouch(page, '새 비밀번호 확인', 'saebom2025!');
    await saveButton(page).tap();
    await expect(savedMessage(page)).toBeVisible();
  });

  test('재학인증 can be submitted, and 회원탈퇴 cancelled', async ({ page }) => {
    await openMyPage(page, '재학인증');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '재학증명서 파일 선택' }).tap();
    await (await chooser).setFiles(pdfFile());
    await page.getByRole('button', { name: '등록', exact: true }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '등록' }).tap();
    await expect(savedMessage(page)).toBeVisible();
    await page.goto(myPagePath('회원탈퇴'));
    await page.getByRole('button', { name: '취소' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: '기본정보' })).toBeVisible();
  });
});

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
