import type { Page } from '@playwright/test';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

const scripts = /\/assets\/.*\.js$/;

/** Opens a page without its scripts. The page's own `goto` would wait for hydration. */
const openPrerendered = (page: Page, url: string) => page.mainFrame().goto(url, { waitUntil: 'commit' });

type Form = {
  path: string;
  /** The typed text of each text field, by its label. */
  texts: Record<string, string>;
  /** The chosen option of each select, by its label. */
  choices?: Record<string, string>;
  /** The labels of the ticked checkboxes. */
  checks?: string[];
  /** The file of the upload. */
  file?: string;
  /** The button that sends the form; a search has none. */
  button?: string;
  /** The texts of the request that is sent. */
  sent: string[];
};

const email = { '이메일 앞부분': 'seo.eden', '이메일 도메인': 'lab.example' };
const sentEmail = ['seo.eden@lab.example'];

/** Every form that is prerendered, with all its fields. */
const forms: Form[] = [
  {
    path: '/auth/login',
    texts: { 아이디: 'hanbit01', 비밀번호: 'hanbit01!' },
    button: '로그인',
    sent: ['hanbit01', 'hanbit01!'],
  },
  { path: '/auth/findid', texts: { 이름: '서이든', ...email, 인증번호: '123456' }, button: '전송', sent: sentEmail },
  {
    path: '/auth/findpw',
    texts: { 아이디: 'hanbit01', '이메일 앞부분': 'seo.eden', 인증번호: '123456' },
    choices: { '이메일 도메인 선택': 'naver.com' },
    button: '전송',
    sent: ['seo.eden@naver.com'],
  },
  {
    path: '/contact',
    texts: { 이름: '서이든', ...email, 전화번호: '010-0000-0041', 제목: '가입 절차', 내용: '어떤 서류가\n필요한가요?' },
    file: 'certificate.pdf',
    button: '등록',
    sent: ['서이든', ...sentEmail, '01000000041', '가입 절차', '필요한가요?', 'certificate.pdf'],
  },
  {
    path: '/auth/signup',
    texts: {},
    checks: ['서비스 이용 약관에 동의합니다.', '개인정보 수집 및 정책에 동의합니다.'],
    button: '다음',
    sent: [],
  },
  {
    path: '/information?menu=자유게시판',
    texts: { 검색어: '안녕' },
    choices: { '검색 범위': '제목' },
    sent: ['안녕', 'category=title'],
  },
];

for (const { path, texts, choices = {}, checks = [], file, button, sent } of forms) {
  test(`${path} shows and sends what was typed before its scripts arrived`, async ({ page }) => {
    const releaseScripts = await holdRequests(page, scripts);
    await openPrerendered(page, path);
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label).and(main.locator('input, textarea'));
    const fileInput = main.locator('input[type=file]');
    const isSent = (text: string) => {
      const parts = sent.map((part) => text.includes(part));
      return parts.length > 0 && parts.every(Boolean);
    };
    const request = page.waitForRequest((one) => isSent(decodeURIComponent(one.url()) + (one.postData() ?? '')));
    request.catch(() => undefined);
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    for (const [label, option] of Object.entries(choices)) await main.getByLabel(label).selectOption(option);
    for (const label of checks) await page.getByText(label).click();
    if (file) await fileInput.setInputFiles({ name: file, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await releaseScripts();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    const expectShown = async () => {
      for (const [label, text] of Object.entries(texts))
        await expect.soft(field(label), label).toHaveValue(text, { timeout: 2000 });
      for (const [label, option] of Object.entries(choices))
        await expect.soft(main.getByLabel(label).locator('option:checked')).toHaveText(option);
      for (const label of checks) await expect.soft(page.getByRole('checkbox', { name: label })).toBeChecked();
      if (file) await expect.soft(page.getByRole('listitem').filter({ hasText: file })).toBeVisible();
    };
    await expectShown();
    // Moving the focus renders the fields again.
    for (const label of Object.keys(texts)) await field(label).focus();
    await expectShown();
    if (button) await main.getByRole('button', { name: button, exact: true }).click();
    if (sent.length > 0) await request;
    else await expect(page.getByRole('heading', { level: 2, name: '기본정보 입력' })).toBeVisible();
  });
}

test('Enter and the button send nothing before the login form is hydrated', async ({ page }) => {
  const releaseScripts = await holdRequests(page, scripts);
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() !== 'GET') navigations.push(request.url());
  });
  await openPrerendered(page, '/auth/login');
  const button = page.getByRole('main').getByRole('button', { name: '로그인' });
  await page.getByRole('textbox', { name: '아이디' }).fill('hong');
  await page.getByLabel('비밀번호', { exact: true }).fill('secret-1234');
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await releaseScripts();
  await expect(button).toBeEnabled();
  expect(navigations.map((url) => new URL(url).search)).toEqual(['']);
});
