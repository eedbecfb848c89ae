/**
 * The site of `npm start` at an address of this machine, as a phone opens it. Without HTTPS, the page has no service workers
 * there, so the mock responds from the development server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { feePath, student } from '#e2e/support/payment.ts';
import { inquiryDomains } from '#src/content/inquiry.ts';
import { freePort } from '#tests/support/free-port.ts';
import { expect, test } from './test.ts';

const ownAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let server: ChildProcess | undefined;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = String(await freePort());
  const args = ['--import', 'tsx', 'tools/dev/start/start.ts', '--port', port, '--host', ownAddress ?? ''];
  const started = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  await once(started.stdout, 'data');
  started.stdout.resume();
  site = `http://${ownAddress}:${port}`;
});
test.afterAll(() => void server?.kill());

test.skip(ownAddress === undefined, 'this machine has no address in a network');
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a student reads a board, logs in, and pays at an address without service workers', async ({ visitor }) => {
  await visitor.open(`${site}/`);
  await visitor.find('heading', '/한빛화장품과학회/');
  expect(await visitor.requests()).toContainEqual(expect.stringContaining('/__mock'));
  await visitor.open(`${site}/information`);
  await visitor.expectText('총 37건');
  await visitor.open(`${site}/auth/login`);
  await visitor.type('textbox', '/^아이디/', student.id);
  await visitor.type('textbox', '/^비밀번호/', student.password);
  await visitor.click('button', '로그인');
  await visitor.find('link', 'MY');
  await visitor.open(site + feePath);
  await visitor.click('button', '납부하기');
  await visitor.click('button', '결제');
  await visitor.click('button', '/^승인/');
  await visitor.find('heading', '납부 완료');
  await visitor.expectText('확인됨');
});

test('a guest sends an inquiry with a file at an address without service workers', async ({ visitor }, info) => {
  test.skip(info.project.name === 'webkit', 'WebKit on Linux does not let the request log read a form with a file');
  await visitor.open(`${site}/contact`);
  await visitor.type('textbox', '/^이름/', '서이든');
  await visitor.type('textbox', '이메일 앞부분', 'eden');
  await visitor.type('textbox', '이메일 도메인', inquiryDomains[0] ?? '');
  await visitor.type('textbox', '/^전화번호/', '010-0000-0041');
  await visitor.type('textbox', '/^제목/', '가입 절차');
  await visitor.type('textbox', '/^내용/', '어떤 서류가 필요한가요?');
  const path = info.outputPath('신청서.txt');
  await writeFile(path, '신청합니다');
  await visitor.chooseFile(path);
  await visitor.expectText('신청서.txt');
  await visitor.click('button', '등록');
  await visitor.expectText('제출이 완료되었습니다.');
});
