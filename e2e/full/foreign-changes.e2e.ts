/** What extensions of the browser and translations do to a page, before, during and after its hydration. */
import type { Page } from '@playwright/test';
import { changePage, type ForeignChange, foreignChanges } from '#e2e/support/foreign-changes.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { nightlyTag } from '#e2e/support/nightly-tag.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

type ChangedPage = {
  name: string;
  path: string;
  /** The text that a visitor types, by the label of the field. The last field keeps the focus. */
  texts?: Record<string, string>;
  /** A choice of the visitor. */
  checks?: string[];
  isForMembers?: boolean;
  /** Whether the form asks before the visitor leaves it. */
  hasDraft?: boolean;
};

const pages: ChangedPage[] = [
  { name: 'home', path: '/' },
  { name: 'board', path: '/information?menu=자유게시판', texts: { 검색어: '나노에멀젼' } },
  { name: 'post', path: '/information/notice/237' },
  {
    name: 'inquiry',
    path: '/contact',
    texts: { 이름: '서이든', '이메일 앞부분': 'seo.eden', 내용: '문의 내용\n두 번째 줄' },
    hasDraft: true,
  },
  { name: 'login', path: '/auth/login', texts: { 비밀번호: 'hanbit01!', 아이디: 'hanbit01' } },
  { name: 'sign-up', path: '/auth/signup', checks: ['서비스 이용 약관에 동의합니다.'] },
  { name: 'fees', path: '/membership?menu=연회비 납부', isForMembers: true },
];

const moments = ['before', 'during', 'after'] as const;
type Moment = (typeof moments)[number];

/** The pages that every run tries before the hydration. The night tries all pages at all moments. */
const usual = ['board', 'inquiry', 'login'];

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label).and(page.locator('main :is(input, textarea)'));

async function enterTexts(page: Page, { texts = {}, checks = [] }: ChangedPage): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  for (const label of checks) await page.getByText(label).click();
  // The caret is inside the text.
  if (Object.keys(texts).length > 0) await page.keyboard.press('ArrowLeft');
}

/** What the visitor sees of the controls, whose labels a change may have replaced. */
const shownControls = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    const controls = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)'),
    ];
    return {
      values: controls.map((control) =>
        control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value,
      ),
      focus: isText ? `${controls.indexOf(active)}: ${active.selectionStart}` : active?.tagName,
    };
  });

/** Opens a page, enters the texts, and lets something else change the page at the moment. */
async function openChanged(page: Page, tested: ChangedPage, change: ForeignChange, moment: Moment) {
  const pattern = moment === 'during' ? /\/assets\/.*-page-.*\.js$/ : /\/assets\/.*\.js$/;
  const release = await holdRequests(page, pattern);
  await page.mainFrame().goto(tested.path, { waitUntil: moment === 'during' ? 'load' : 'commit' });
  if (moment === 'during') await expect(page.locator('html[data-started]')).toHaveCount(1);
  await enterTexts(page, tested);
  const entered = await shownControls(page);
  if (moment !== 'after') await page.evaluate(changePage, change);
  release();
  await expect(page.locator('#root[data-address]')).toHaveCount(0);
  if (moment === 'after') await page.evaluate(changePage, change);
  return entered;
}

/** Lets one change happen, and checks what the visitor has and can do then. */
async function tryChange(page: Page, tested: ChangedPage, change: ForeignChange, moment: Moment): Promise<string[]> {
  const errors: string[] = [];
  const reports: string[] = [];
  const logins: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('/reports')) reports.push(request.postData() ?? '');
    if (request.url().endsWith('/v1/front/login')) logins.push(request.url());
  });
  const entered = await openChanged(page, tested, change, moment);
  await expect.poll(() => shownControls(page), { message: change }).toEqual(entered);
  if (tested.name === 'login') {
    await page.locator('main button[type=submit]').click();
    await expect(page, change).toHaveURL('/');
    expect(logins, change).toHaveLength(1);
  } else {
    await page.locator('header a[href^="/introduce"]').first().click();
    // The form knows of the text that was entered before the hydration.
    if (tested.hasDraft) await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.locator('main h1'), change).toBeFocused();
  }
  expect(errors, change).toEqual([]);
  return reports;
}

for (const moment of moments)
  for (const tested of pages) {
    const isUsual = moment === 'before' && usual.includes(tested.name);
    test.describe(`${moment} the hydration`, { tag: isUsual ? [] : nightlyTag }, () => {
      test.use({ expectedConsole: [/./] });

      test(`${tested.name} keeps what was entered and answers, whatever changes the page`, async ({
        browser,
        baseURL,
      }) => {
        test.setTimeout(300_000);
        for (const change of foreignChanges)
          await test.step(change, async () => {
            const viewport = { width: 1440, height: 900 };
            const context = await browser.newContext({ baseURL, viewport, locale: 'ko-KR' });
            const page = await context.newPage();
            if (tested.isForMembers) await startLoggedIn(page);
            const reports = await tryChange(page, tested, change, moment);
            // Only the build of the usual tests sends reports.
            const isReported = isUsual && change === 'an element beside each field';
            expect(reports.length, change).toBeGreaterThanOrEqual(isReported ? 1 : 0);
            expect(reports.length, change).toBeLessThanOrEqual(1);
            expect(
              reports.every((report) => report.includes('"kind":"changed"')),
              change,
            ).toBe(true);
            await context.close();
          });
      });
    });
  }
