/** Adds operations to a copy of the contract, generates its files, and calls the operations in a copy of the mock. */
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isGenerated } from '#tests/rules/support.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { addNewOperations, copyContract, generateCopy, newOperations } from './contract-copy.ts';

const folder = await copyContract(afterAll);
const api = 'http://site.test/api/v1/front';
const headers = { ClientSecret: 'test' };

type Send = (url: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  await addNewOperations(folder);
  expect(await generateCopy(folder)).toMatchObject({ code: 0, stderr: '' });
  await cp('package.json', join(folder, 'package.json'));
  await cp('mocks', join(folder, 'mocks'), { recursive: true, filter: (path) => !isGenerated(`${path}/`) });
}, 120_000);

/** Imports the handlers of the copied mock in this process. */
async function sendInNode(): Promise<Send> {
  const { handlers } = await import(/* @vite-ignore */ resolve(folder, 'mocks/http/msw.ts'));
  return async (url, init) => {
    const response = await getResponse(handlers, new Request(url, init));
    if (!response) throw new Error(`No handler responded to ${url}.`);
    return response;
  };
}

/** Starts the copied mock as an HTTP server. Returns its URL and the lines of its output. */
async function startServer() {
  const server = spawn('tsx', [join(folder, 'mocks/server.ts'), '--port', '0']);
  onTestFinished(() => void server.kill());
  const output = await new Promise<string>((done, fail) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      if (/handler.*\n/.test(text)) done(text);
    });
    server.stderr.on('data', (chunk) => fail(new Error(String(chunk))));
    server.on('exit', () => fail(new Error(`The server ended. ${text}`)));
  });
  const [, url = ''] = /ready on (\S+)\n/.exec(output) ?? [];
  return { url, lines: output.trim().split('\n') };
}

/** Bundles the handlers of the copied mock for a browser. The script adds the function `callMock` to the page. */
async function bundleForBrowser(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { getResponse } from 'msw';
        import { handlers } from '#mocks/http/msw.ts';
        globalThis.callMock = async (url, init) => {
          const response = await getResponse(handlers, new Request(url, init));
          return response.text();
        };`,
      resolveDir: resolve(folder, 'mocks'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    // The mock imports them lazily, for files.
    external: ['pdfkit', 'fontkit'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Logs in and returns the responses of the new JSON operations. */
async function newResponses(send: Send): Promise<{ member_count: number; course: object[] }> {
  const json = { ...headers, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ member_id: 'hanbit01', member_password: 'hanbit01!' });
  const login = await send(`${api}/login`, { method: 'POST', headers: json, body }).then((response) => response.json());
  const authorized = { ...headers, Authorization: login.data.access_token };
  const [count, courses] = await Promise.all(
    ['getMemberCount', 'getCourses'].map(async (name) =>
      (await send(`${api}/${name}`, { headers: authorized })).json(),
    ),
  );
  return { ...count.data, ...courses.data };
}

describe('an operation without a handler', () => {
  test('responds in Node with its example, or with faker values for its schema', async () => {
    const { member_count, course } = await newResponses(await sendInNode());
    expect(member_count).toBe(812);
    expect(course.length).toBeGreaterThanOrEqual(2);
    expect(course[0]).toMatchObject({
      course_pk: expect.any(Number),
      course_level: expect.stringMatching(/^(기초|심화)$/),
      course_date: expect.stringMatching(/^202[45]-\d\d-\d\d$/),
      course_zipcode: expect.stringMatching(/^\d{5}$/),
    });
  });

  test('responds over HTTP as in Node, and the server lists the operation at its start', async () => {
    const { url, lines } = await startServer();
    expect(lines.at(-1)).toContain(
      `3 operation(s) without a handler respond with generated data: ${newOperations.join(', ')}.`,
    );
    const send: Send = (path, init) => fetch(path.replace('http://site.test/', url), init);
    expect(await newResponses(send)).toEqual(await newResponses(await sendInNode()));
  });

  test('responds in a browser as in Node', async () => {
    const browser = await chromium.launch(launchOptions);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const script = await bundleForBrowser();
    await page.route('**/mock.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    const html = '<script type="module" src="/mock.js"></script>';
    await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('http://site.test/');
    const send: Send = async (url, init) => {
      const text = await page.evaluate(
        ([address, options]) => Reflect.get(globalThis, 'callMock')(address, options) as Promise<string>,
        [url, init] as const,
      );
      return new Response(text);
    };
    expect(await newResponses(send)).toEqual(await newResponses(await sendInNode()));
  });

  test('responds with a file of the type and with the header of the contract', async () => {
    const send = await sendInNode();
    const response = await send(`${api}/getBrochure`);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="brochure.pdf"');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test.each([
    ['an invalid query', 'getMemberCount?year=1', headers, 400, '40'],
    ['a missing header', 'getCourses', headers, 401, '91'],
    ['an unknown token', 'getCourses', { ...headers, Authorization: 'unknown' }, 200, '91'],
    ['a scenario', 'getMemberCount', { ...headers, Prefer: 'code=200, example=notFound' }, 200, '44'],
  ])('responds to %s like an operation with a handler', async (_, path, sent, status, code) => {
    const send = await sendInNode();
    const response = await send(`${api}/${path}`, { headers: sent });
    expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status, code });
  });
});
