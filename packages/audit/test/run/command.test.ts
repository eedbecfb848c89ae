// @module-tag slow

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { placeAfterPressCheck } from '#audit/checks/place-after-press.ts';
import { scriptWindowCheck } from '#audit/checks/presses.ts';
import { analyzeWithAxe } from '#audit/engines/axe.ts';
import { inspectionPass } from '#audit/run/passes.ts';
import { visitSafely } from '#audit/run/safe-visit.ts';
import { prepareTools } from '#audit/run/tools.ts';
import { plainVariant } from '#audit/run/variant.ts';
import { visit } from '#audit/run/visit.ts';
import type { State } from '#audit/screens/state.ts';
import { pressControl, seeText, showsRole } from '#audit/screens/steps.ts';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';
import { startBackend } from '#tests/support/backend.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';

/** Serves a site with one page until the test ends. @returns the URL of the site */
const servePage = (html: string): Promise<string> =>
  startBackend((request, response) => {
    if (request.url?.startsWith('/api')) response.writeHead(404).end('{}');
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });

const pageWith = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>점검용 화면</title></head><body><main><h1>점검용 화면</h1>${body}</main></body></html>`;

/** A site with the landmarks of every page, whose screens are empty. */
const emptyScreens =
  '<!doctype html><title>빈 화면</title><nav aria-label="주 메뉴">메뉴</nav><main>없음</main><footer>끝</footer>';

type Colours = 'light' | 'forced';

/** Audits one state of a site. Returns whether the audit reached the state, the results and their reasons. */
async function auditState(base: string, state: Partial<State> = {}, colours: Colours = 'light') {
  const tools = await prepareTools({ base, members: {}, clientSecret: 'x', hasMock: false, timeoutMs: 2500 });
  onTestFinished(() => tools.browser.close());
  const completeState: State = { id: 'home', name: '점검', path: '/', journey: '둘러보기', ...state };
  const pass = inspectionPass({ ...plainVariant, colours });
  const { outcomes, reached, absence } = await visit(tools, completeState, pass);
  return {
    reached,
    absence,
    all: new Set(outcomes.map(({ conclusion }) => conclusion)),
    failed: outcomes.flatMap(({ check, conclusion }) => (conclusion === 'failed' ? [check.id] : [])),
    reasons: new Set(outcomes.map(({ reason }) => reason)),
  };
}

/** Runs the command for one state of a deployed site. */
async function runAudit(base: string, ...args: string[]) {
  const folder = await createScratchFolder();
  const options = ['--state', 'login', '--timeout', '3', '--out', folder, ...args];
  return { ...(await runTool('tsx', 'packages/audit/src/main.ts', '--base', base, ...options)), folder };
}

/** Expects that a page of a report has no axe violation, and fits a width of 320 px. */
async function expectAccessible(file: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
  const report = await context.newPage();
  await report.goto(`file://${join(process.cwd(), file)}`);
  expect((await analyzeWithAxe(report)).violations.map(({ id }) => id)).toEqual([]);
  expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test('a site that cannot be reached is one line', async () => {
  const { code, stdout, stderr } = await runAudit('http://localhost:9');
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toMatch(/^audit: http:\/\/localhost:9 cannot be reached: .+\n$/);
});

test('a site that is not the described one is one line, which names the missing landmark', async () => {
  const base = await servePage(pageWith(''));
  const { code, stderr } = await runAudit(base);
  expect(code).toBe(3);
  expect(stderr).toContain(`${base} is not the site that this audit describes: its home page has no navigation named`);
});

test('a site that asks for a user and a password is audited with them, and is one line without them', async () => {
  const expected = `Basic ${Buffer.from('staff:s@lt').toString('base64')}`;
  const base = await startBackend((request, response) => {
    if (request.headers.authorization === expected)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(emptyScreens);
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
  });
  const refused = await runAudit(base);
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain(`${base} asks for a user and a password`);
  const { code, stdout, folder } = await runAudit(base.replace('//', '//staff:s%40lt@'));
  expect(code).toBe(2);
  expect(stdout).toContain('not checked');
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('s@lt');
});

test('reports nothing as passed when the state is not reached', async () => {
  const { code, stdout, folder } = await runAudit(await servePage(emptyScreens));
  expect(code).toBe(2);
  expect(stdout).toMatch(/0 visits of \d+/);
  expect(stdout).toContain('not checked');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('제목이 나타나지 않는다');
  expect(html).not.toMatch(/<td class="(passed|partly)"/);
});

test('a crash of the browser does not end the audit', async () => {
  const base = await servePage(pageWith('<button>누르기</button>'));
  const tools = await prepareTools({ base, members: {}, clientSecret: 'x', hasMock: false, timeoutMs: 2500 });
  onTestFinished(() => tools.browser.close());
  const state: State = { id: 'home', name: '점검', path: '/', journey: '둘러보기' };
  const crashed = tools.browser;
  await crashed.close();
  expect((await visitSafely(tools, state, inspectionPass(plainVariant))).reached).toBe(true);
  expect(tools.browser).not.toBe(crashed);
});

const restless = '<p id="clock"></p><script>setInterval(() => { clock.textContent = Math.random() }, 50)</script>';
const withoutForced = '<script>window.matchMedia = () => ({ matches: false })</script>';

test.each([
  { what: 'a page that changes all the time', body: restless, reason: '안정되지 않는다' },
  { what: 'a browser without forced colours', body: withoutForced, colours: 'forced', reason: '강제 색이 없다' },
] as const)('$what is reported as not checked', async ({ reason, ...given }) => {
  const {
    body = '',
    state = {},
    colours = 'light',
  }: { body?: string; state?: Partial<State>; colours?: Colours } = given;
  const { reasons, absence: _, ...rest } = await auditState(await servePage(pageWith(body)), state, colours);
  expect(rest).toEqual({ reached: false, all: new Set(['untested']), failed: [] });
  expect([...reasons].join()).toContain(reason);
});

test('a state that the site does not have is listed with its reason, and is no failure', async () => {
  const { code, stdout } = await runAudit(await servePage(emptyScreens), '--state', 'my-terms,login-locked');
  expect(stdout).toContain('1 no member given');
  expect(stdout).toContain('1 only the mock plays it');
  // The state login itself is not reached on this page.
  expect(code).toBe(2);
});

test('missing data is no failure only on a page that shows other data, and not on one that does not work', async () => {
  const state: Partial<State> = {
    reachedWhen: seeText('지금 납부하실 연회비가 없습니다.'),
    dataNeeded: { name: '낼 연회비가 없는 회원', isLacking: showsRole('button', '납부하기') },
  };
  const unpaid = await auditState(await servePage(pageWith('<button>납부하기</button>')), state);
  expect(unpaid).toMatchObject({ reached: false, absence: { kind: 'no-data', detail: '낼 연회비가 없는 회원' } });
  const broken = await auditState(await servePage(pageWith('<button>다시 시도</button>')), state);
  expect(broken).toMatchObject({ reached: false, absence: undefined });
  expect([...broken.reasons].join()).toContain('에서 멈췄다');
});

test('a message that a page has from its start is heard with the page, and not after a step', async () => {
  const base = await servePage(pageWith('<p role="status">총 3건</p>'));
  const announces = /총 3건/;
  expect((await auditState(base, { announces })).failed).not.toContain('announced');
  expect((await auditState(base, { announces, steps: [seeText('총 3건')] })).failed).toContain('announced');
});

test('a record of a list whose operation the server does not have is no failure', async () => {
  const script = "<script>fetch('/api/v1/front/getPastConferences')</script>";
  const { absence } = await auditState(await servePage(pageWith(script)), { path: '/society/guide/{conference}' });
  expect(absence).toEqual({ kind: 'no-data', detail: 'getPastConferences' });
});

test('two runs take the same pictures, and another colour looks different', { timeout: 180_000 }, async () => {
  let colour = '#111';
  const base = await startBackend((_, response) => {
    const body = `<h1>로그인</h1><form style="color:${colour}">이름<input autofocus></form>`;
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        emptyScreens.replace(
          '<main>없음',
          `<style>@keyframes turn { to { rotate: 1turn; } } h1 { animation: turn 3s infinite; }</style><main>${body}`,
        ),
      );
  });
  const { folder } = await runAudit(base, '--only-pictures');
  const again = await runAudit(base, '--only-pictures', '--compare', folder);
  expect(again.stdout).toContain('0 of 2 pictures look different; 0 only now, 0 only earlier.');
  expect(again.code).toBe(0);
  colour = '#611';
  const { code, stdout, folder: changed } = await runAudit(base, '--only-pictures', '--compare', folder);
  expect(stdout).toMatch(/≠ login 390 px: .+\n≠ login 1440 px: /);
  expect(code).toBe(1);
  await expectAccessible(join(changed, 'pictures.html'));
});

test('a link for members that opens a dialog keeps no check from the other links', async () => {
  const links = '<a href="?page=1" aria-current="page">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a>';
  const script =
    '<script>document.links[1].onclick = () => { setTimeout(() => box.showModal(), 60); return false; }</script>';
  const base = await servePage(
    pageWith(`<nav aria-label="쪽">${links}</nav><dialog id="box">로그인</dialog>${script}`),
  );
  const tools = await prepareTools({ base, members: {}, clientSecret: 'x', hasMock: false, timeoutMs: 2500 });
  onTestFinished(() => tools.browser.close());
  const state: State = { id: 'home', name: '점검', path: '/?page=1', journey: '둘러보기' };
  const checks = [scriptWindowCheck, placeAfterPressCheck];
  const { outcomes } = await visit(tools, state, { name: 'interact', options: {}, inspects: 'nothing', checks });
  expect(outcomes.map(({ check, conclusion }) => [check.id, conclusion])).toEqual([
    ['script-window', 'passed'],
    // The page marks page 1 as the current one, whatever its address is.
    ['place-after-press', 'failed'],
  ]);
});

test('a name by which a step does not find a control is a finding', async () => {
  const base = await servePage(pageWith('<button aria-label="Submit">로그인</button>'));
  const { reached, failed } = await auditState(base, { steps: [pressControl('button', '로그인')] });
  expect(reached).toBe(false);
  expect(failed).toContain('axe:label-content-name-mismatch');
});

test('writes a report without axe violations that fits a width of 320 px', async () => {
  const { folder } = await runAudit(await servePage(emptyScreens));
  await expectAccessible(join(folder, 'index.html'));
});
