/** The site of `npm start` in browsers without service workers: the mock responds from the development server. */
import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { attachFiles, textFile } from '#e2e/support/forum.ts';
import { fillInquiryForm } from '#e2e/support/inquiry.ts';
import { statusMessage } from '#e2e/support/locators.ts';
import { submitLogin } from '#e2e/support/login.ts';
import {
  chooseDecision,
  expectConfirmedPayment,
  expectPaymentCount,
  feePath,
  goToCardPage,
} from '#e2e/support/payment.ts';
import { startRewritingProxy } from '#e2e/support/servers/rewriting-proxy.ts';
import { expect, test } from '#e2e/support/test.ts';
import { compilationTimeout, developmentPanel, openPanelTab } from './panel.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

const ownAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const overHttp = /^개발 서버가 HTTP로 답합니다/;

test('home, a board and a file work, and a member logs in', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(compilationTimeout);
  await page.goto('/information/notice/237');
  const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  const response = context.waitForEvent('response', (response) => decodeURI(response.url()).endsWith('.pdf'));
  await files.filter({ hasText: 'PDF' }).click(compilationTimeout);
  expect((await response).headers()['content-type']).toBe('application/pdf');
  await page.goto('/auth/login');
  await submitLogin(page);
  await expect(page).toHaveURL('/', compilationTimeout);
  await page.goto('/mypage');
  await expect(page.getByText('김가람 님')).toBeVisible(compilationTimeout);
});

test('an inquiry with a file is sent, and its progress counts', async ({ page, context }) => {
  await page.goto('/contact');
  await fillInquiryForm(page);
  await attachFiles(page, [{ ...textFile('신청서.txt'), buffer: Buffer.alloc(4_000_000, ' ') }]);
  const network = await context.newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2_000_000 };
  await network.send('Network.emulateNetworkConditions', conditions);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('progressbar', { name: '신청서.txt 전송' })).toHaveAttribute('value', /^0\.\d/);
  await expect(statusMessage(page, '제출이 완료되었습니다.')).toBeVisible(compilationTimeout);
});

/** Logs in as a student who has not paid, in the panel. */
async function logInAsStudent(page: Page) {
  await openPanelTab(page, '/', '회원');
  await page.getByRole('button', { name: /^학생회원 · 올해 연회비 미납 로그인/ }).click();
  await expect(developmentPanel(page).getByRole('status')).toHaveText(/로그인했습니다\.$/);
  await page.getByRole('button', { name: '개발 패널 닫기' }).click();
}

test('a student pays by card, and comes back to the confirmed payment', async ({ page }) => {
  await logInAsStudent(page);
  await page.goto(feePath);
  await goToCardPage(page);
  await chooseDecision(page, '승인');
  await expectConfirmedPayment(page);
  await expectPaymentCount(page, 1);
});

test('of two phones that send at once, one leaves the network, keeps its text, and sends again', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { host, port } = new URL(baseURL ?? '');
  const phones = await Promise.all(
    ['문의하는 회원', '지나가는 손님'].map(async (name) => {
      const proxy = await startRewritingProxy(Number(port), host);
      const context = await browser.newContext({ baseURL: `http://localhost:${proxy.port}` });
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      const page = await context.newPage();
      await page.goto('/contact');
      await fillInquiryForm(page);
      await page.getByRole('textbox', { name: '이름' }).fill(name);
      await attachFiles(page, [{ ...textFile('신청서.txt'), buffer: Buffer.alloc(8_000_000, ' ') }]);
      const network = await context.newCDPSession(page);
      const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
      await network.send('Network.emulateNetworkConditions', conditions);
      return { context, page, proxy };
    }),
  );
  const [leaving, staying] = phones;
  if (!leaving || !staying) throw new Error('The browser opened no pages.');
  const { page, proxy } = leaving;
  await Promise.all(phones.map((phone) => phone.page.getByRole('button', { name: '등록' }).click()));
  await expect(page.getByRole('progressbar', { name: '신청서.txt 전송' })).toHaveAttribute('value', /^0\.\d/);
  proxy.cutOff(true);
  await expect(page.getByText('네트워크 연결 오류입니다.')).toBeVisible(compilationTimeout);
  await expect(statusMessage(staying.page, '제출이 완료되었습니다.')).toBeVisible(compilationTimeout);
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('문의하는 회원');
  proxy.cutOff(false);
  await page.getByRole('button', { name: '등록' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '다시 제출' }).click();
  await expect(statusMessage(page, '제출이 완료되었습니다.')).toBeVisible({ timeout: 40_000 });
  for (const phone of phones) {
    await phone.context.close();
    phone.proxy.close();
  }
});

test('behind a proxy that rewrites Host, a student pays, an inquiry is sent, and changes reach the page', async ({
  browser,
  baseURL,
}) => {
  test.skip(ownAddress === undefined, 'this machine has no address in a network');
  // The development server compiles four screens.
  test.setTimeout(180_000);
  const { host, port } = new URL(baseURL ?? '');
  const proxy = await startRewritingProxy(Number(port), host);
  const context = await browser.newContext({ baseURL: `http://${ownAddress}:${proxy.port}` });
  const page = await context.newPage();
  const output: string[] = [];
  page.on('console', (message) => output.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', ({ message }) => output.push(message));
  try {
    await logInAsStudent(page);
    await expect.poll(() => output).toContain('debug [vite] connected.');
    await page.goto(feePath);
    await goToCardPage(page);
    await chooseDecision(page, '승인');
    await expectConfirmedPayment(page);
    await page.goto('/contact');
    await fillInquiryForm(page);
    await attachFiles(page, [textFile('신청서.txt')]);
    await page.getByRole('button', { name: '등록' }).click();
    await expect(statusMessage(page, '제출이 완료되었습니다.')).toBeVisible(compilationTimeout);
    expect(output.filter((line) => line.startsWith('error'))).toEqual([]);
  } finally {
    await context.close();
    proxy.close();
  }
});

test('the panel names the transport, selects scenarios, delays and cuts requests, and logs them', async ({ page }) => {
  await openPanelTab(page, '/information', '시나리오');
  await expect(developmentPanel(page).getByText(overHttp)).toBeVisible();
  await page.getByRole('combobox', { name: /^getInfo / }).selectOption('200 empty');
  await page.reload();
  await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible(compilationTimeout);
  await page.getByRole('tab', { name: '요청' }).click();
  const request = page.getByRole('list', { name: '마지막 요청' }).getByRole('listitem').first();
  await expect(request).toContainText(/200\s*getInfo.*시나리오 200 empty\s*계약 준수/s);
  await page.getByRole('tab', { name: /^시나리오/ }).click();
  await page.getByRole('button', { name: '모두 해제' }).click();
  await page.getByRole('tab', { name: '환경' }).click();
  await page.getByRole('spinbutton', { name: '지연 시간 (ms)' }).fill('700');
  await page.reload();
  await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible(compilationTimeout);
  await page.getByRole('tab', { name: '요청' }).click();
  await expect(request).toContainText(/getInfo\d\d:\d\d:\d\d([7-9]|\d{2,})\d\d ms/);
  await page.getByRole('tab', { name: /^환경/ }).click();
  await page.getByRole('checkbox', { name: /^오프라인/ }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible(compilationTimeout);
});

test('the panel moves the clock, shows mailed codes, and starts a world of another size', async ({ page }) => {
  await openPanelTab(page, '/auth/findid', '메일');
  await expect(page.getByText('아직 보낸 인증 메일이 없습니다.')).toBeVisible();
  await page.request.post('/api/v1/front/sendEmailVerification', {
    headers: { ClientSecret: 'e2e' },
    data: { email: 'garam@mail.example' },
  });
  await page.reload();
  await expect(page.getByRole('list', { name: '보낸 인증번호' })).toContainText(
    /garam@mail\.example.*\d{4,}/s,
    compilationTimeout,
  );
  await page.getByRole('tab', { name: '환경' }).click();
  await page.getByRole('button', { name: /^기간 이후/ }).click();
  await expect(developmentPanel(page).getByText(/^시계를 옮겼습니다/)).toBeVisible();
  await page.reload();
  await expect(developmentPanel(page).getByRole('time')).toHaveText(/^2025년 11월 20일/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('combobox', { name: '자료의 양' }).selectOption('small');
  await page.getByRole('button', { name: '모의 서버 초기화…' }).click();
  await expect(page.getByText(/^지금은 적게/)).toBeVisible(compilationTimeout);
  await expect(developmentPanel(page).getByRole('time')).toHaveText(/^2025년 11월 5일/);
});

test('a browser that refuses the worker uses the server, and two browsers have a store each', async ({
  browser,
  baseURL,
}) => {
  const refuse = () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  };
  const [first, second] = await Promise.all([1, 2].map(() => browser.newContext({ baseURL })));
  for (const context of [first, second]) await context?.addInitScript(refuse);
  const [moved, untouched] = [await first?.newPage(), await second?.newPage()];
  if (!moved || !untouched) throw new Error('The browser opened no pages.');
  await openPanelTab(moved, '/', '환경');
  await expect(developmentPanel(moved).getByText(overHttp)).toBeVisible();
  await moved.getByRole('button', { name: /^초록 접수 중/ }).click();
  await expect(developmentPanel(moved).getByRole('time')).toHaveText(/^2025년 10월 20일/);
  await openPanelTab(untouched, '/', '환경');
  await expect(developmentPanel(untouched).getByRole('time')).toHaveText(/^2025년 11월 5일/);
  await Promise.all([first?.close(), second?.close()]);
});
