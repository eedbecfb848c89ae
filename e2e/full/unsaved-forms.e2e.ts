import type { Page } from '@playwright/test';
import { exactTextbox } from '#e2e/support/locators.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { stepHeading } from '#e2e/support/signup.ts';
import { filledSignup } from '#e2e/support/signup-draft.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A form with unsaved input, which a visitor opens after two other screens. */
type UnsavedForm = {
  path: string | RegExp;
  open: (page: Page) => Promise<void>;
  /** Waits until the form shows the input. */
  expectInput: (page: Page) => Promise<void>;
  /** Whether a reload keeps the input on the screen. A draft is offered instead. */
  isKept: boolean;
};

const openByLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

const forms: Record<string, UnsavedForm> = {
  'the sign-up': {
    path: '/auth/signup',
    async open(page) {
      await page.goto('/contact');
      await page.evaluate((draft) => {
        sessionStorage.setItem('currentStep', '학력정보 입력');
        sessionStorage.setItem('currentLastStep', '학력정보 입력');
        sessionStorage.setItem('signupDraft', draft);
      }, JSON.stringify(filledSignup));
      await openByLink(page, '로그인');
      await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
      await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
      await expect(stepHeading(page, '학력정보 입력')).toBeVisible();
    },
    expectInput: (page) => expect(exactTextbox(page, '출신학교')).toHaveValue('한울대학교'),
    isKept: true,
  },
  'the inquiry': {
    path: '/contact',
    async open(page) {
      await page.goto('/');
      await openByLink(page, '로그인');
      await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
      await openByLink(page, '문의하기');
      await expect(page.getByRole('heading', { level: 1, name: '문의하기' })).toBeFocused();
      await exactTextbox(page, '제목').fill('가입 문의');
    },
    expectInput: (page) => expect(exactTextbox(page, '제목')).toHaveValue('가입 문의'),
    isKept: false,
  },
  'the post form': {
    path: /\/information\?menu=.*&step=/,
    async open(page) {
      await startLoggedIn(page);
      await page.goto('/information');
      await page.getByRole('main').getByRole('link', { name: '자유게시판' }).click();
      await expect(page).toHaveURL(/menu=/);
      await expect(page.getByRole('table')).toBeVisible();
      await openByLink(page, '글쓰기');
      await exactTextbox(page, '제목').fill('쓰던 글');
    },
    expectInput: (page) => expect(exactTextbox(page, '제목')).toHaveValue('쓰던 글'),
    isKept: false,
  },
};

/** Returns whether the page has loaded a file. */
const hasLoaded = async (page: Page, file: RegExp) =>
  (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).some((name) =>
    file.test(name),
  );

/** Goes back twice while the page is busy. @param busyMs the time after each press */
const goBackTwice = (page: Page, busyMs: number) =>
  page.evaluate((ms) => {
    for (const _ of [1, 2]) {
      history.back();
      const end = performance.now() + ms;
      while (performance.now() < end);
    }
  }, busyMs);

for (const [name, { path, open, expectInput, isKept }] of Object.entries(forms)) {
  for (const busyMs of [0, 150, 300]) {
    test(`Back twice, ${busyMs} ms apart, on ${name} asks once; staying keeps address and input, leaving shows the screen of the address`, async ({
      page,
    }) => {
      await open(page);
      // The code of the question is requested with the first input.
      await expect.poll(() => hasLoaded(page, /\/dialog-[^/]*\.js$/)).toBe(true);
      await goBackTwice(page, busyMs);
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('이 화면에서 나가시겠습니까?');
      await question.getByRole('button', { name: '취소' }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(path);
      await expectInput(page);

      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page).toHaveURL(path);
      if (!isKept) await page.getByRole('button', { name: '이어서 작성' }).click();
      await expectInput(page);

      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: '나가기' }).click();
      await expect(page).not.toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}
