/** The demo below a path of a static host, in each engine: the mock responds in the service worker of the browser. */
import { execFileSync } from 'node:child_process';
import { conferencePaths } from '#e2e/support/conference.ts';
import { feePath } from '#e2e/support/payment.ts';
import { serveStatic } from '#e2e/support/servers/static-server.ts';
import { filledSignup } from '#e2e/support/signup-draft.ts';
import { test as base, expect } from './test.ts';
import type { Visitor } from './visitor.ts';

const path = '/society/';

/** The demo on a static host. Each engine builds its own copy, because they run at the same time. */
const test = base.extend<{ demo: (address: string) => string }, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use, { project }) => {
      const folder = `.cache/demo-${project.name}`;
      const options = ['--demo', '--base', path, '--into', folder];
      execFileSync('tsx', ['tools/dev/test/build.ts', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
      const host = await serveStatic(folder, path);
      await use(host.url);
      host.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  demo: async ({ host }, use) => use((address) => host + address.slice(1)),
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Logs in with the button of a persona in the bar of the demo. */
async function enterAs(visitor: Visitor, persona: string): Promise<void> {
  await visitor.click('button', '체험 회원');
  await visitor.click('button', persona);
  await visitor.expectText('로그인했습니다.');
}

const resetName = '처음 상태로';

/** Presses a button in the bar that loads the page again, and waits until its list is closed by that. */
async function pressInBar(visitor: Visitor, name: string): Promise<void> {
  await visitor.click('button', '체험 회원');
  await visitor.click('button', name);
  await expect.poll(() => visitor.text().catch(() => resetName)).not.toContain(resetName);
}

const student = '학생회원 · 올해 연회비 미납';

test('a visitor of the demo logs in, and a post is there after a reload', async ({ visitor, demo }) => {
  await visitor.open(demo('/'));
  await visitor.expectText('데모 · 입력한 내용은 이 브라우저에만 저장됩니다');
  await enterAs(visitor, student);
  await visitor.open(demo('/information?menu=자유게시판'));
  await visitor.click('link', '글쓰기');
  await visitor.type('textbox', '/^제목/', '/api/는 그대로');
  await visitor.type('textbox', '/^내용/', '이 브라우저에만 있다');
  await visitor.click('button', '등록');
  await visitor.click('link', '/api.는 그대로/');
  await expect.poll(visitor.address).toMatch(/^\/society\/information\/community\/\d+/);
  await visitor.open(demo((await visitor.address()).slice(path.length - 1)));
  await visitor.find('heading', '/api/는 그대로');
  await pressInBar(visitor, resetName);
  await visitor.find('link', '로그인');
  await visitor.open(demo('/information?menu=자유게시판'));
  await expect.poll(visitor.text).not.toContain('는 그대로');
});

test('a guest of the demo signs up with the code that the bar shows, and logs in', async ({ visitor, demo }) => {
  const step = '기본정보 입력';
  const signupDraft = JSON.stringify({ ...filledSignup, verifiedEmail: '' });
  const draft = { currentStep: step, currentLastStep: step, signupDraft };
  await visitor.store(draft, { storage: 'sessionStorage', page: demo('/favicon.svg') });
  await visitor.open(demo('/auth/signup'));
  for (const field of ['비밀번호', '비밀번호 확인']) await visitor.type('textbox', field, 'haneul88!');
  await visitor.click('button', '전송');
  await visitor.expectText('인증번호가 발송되었습니다.');
  await visitor.click('button', '체험 회원');
  await visitor.expectText(`${filledSignup.info.member_email}: `);
  const [, code = ''] = /@post\.example: (\d+)/.exec(await visitor.text()) ?? [];
  await visitor.click('button', '체험 회원');
  await visitor.type('textbox', '인증번호', code);
  await visitor.click('button', '인증');
  await visitor.expectText('인증이 완료되었습니다.');
  for (const next of ['직장정보 입력', '학력정보 입력']) {
    await visitor.click('button', '다음');
    await visitor.find('heading', next);
  }
  await visitor.click('button', '다음');
  await visitor.expectText('회원가입이 완료되었습니다!');
  await visitor.open(demo('/auth/login'));
  await visitor.type('textbox', '/^아이디/', filledSignup.info.member_id);
  await visitor.type('textbox', '/^비밀번호/', 'haneul88!');
  await visitor.click('button', '로그인');
  await visitor.find('link', 'MY');
});

test('a student of the demo pays the annual fee by card', async ({ visitor, demo }) => {
  await visitor.open(demo('/'));
  await enterAs(visitor, student);
  await visitor.open(demo(feePath));
  await visitor.click('button', '납부하기');
  await visitor.click('button', '결제');
  await visitor.click('button', '/^승인/');
  await visitor.find('heading', '납부 완료');
  await expect.poll(visitor.address).toMatch(/^\/society\/membership/);
});

test('a student of the demo registers by bank transfer, and has the statement on a later day', async ({
  visitor,
  demo,
}) => {
  await visitor.open(demo('/'));
  await enterAs(visitor, student);
  await visitor.open(demo(conferencePaths.registration));
  await visitor.click('button', '결제');
  await visitor.click('radio', '무통장 입금');
  await visitor.click('button', '결제');
  await visitor.find('heading', '무통장 입금');
  await visitor.click('button', '확인');
  await pressInBar(visitor, '/^사전등록 마감일로/');
  await visitor.open(demo(conferencePaths.ownRegistrations));
  await visitor.expectText('| 무통장입금');
  await visitor.click('button', '/거래명세서 확인$/');
  await expect.poll(visitor.requests).toContainEqual(expect.stringContaining('/society/api/v1/front/getTransaction'));
  expect(await visitor.text()).not.toContain('못했습니다');
});

test('the demo says in one sentence why it does not run in a browser without service workers', async ({ page, demo }, {
  project,
}) => {
  test.skip(project.name !== 'chromium', 'Playwright’s page is Chromium');
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(demo('/'));
  const reason = page.getByRole('alert');
  await expect(reason).toContainText('이 브라우저에서는 데모를 볼 수 없습니다.');
  await expect(reason).toContainText('이 브라우저나 비공개 창이 서비스 워커를 허용하지 않습니다.');
});
