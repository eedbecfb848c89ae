import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from '#mocks/server.ts';
import { storeOf } from '#mocks/store/stores.ts';
import { buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';
import { codeOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';

const session = 'server-uploads';
const headers = { ClientSecret: 'test', 'X-Mock-Session': session };
const path = '/api/v1/front/saveInquiry';
const fields = exampleBody('saveInquiry', 'plain');
let server: Awaited<ReturnType<typeof createMockServer>>;
let origin = '';

beforeAll(async () => {
  server = await createMockServer({ port: 0 });
  origin = (server.url ?? '').replace(/\/$/, '');
});
afterAll(() => server.close(true));

/** Calls saveInquiry with the fields of the example and some files. */
const postInquiry = (...file: File[]) =>
  createServerClient(`${origin}/api`, headers).POST('/v1/front/saveInquiry', {
    body: { ...fields, file },
    bodySerializer: buildForm,
  });

const inquiryCount = () => [...storeOf(session).inquiries.rows()].length;

test('the server stores a form with files unchanged', async () => {
  const largeFile = testFile('한글 자료.pdf'.normalize('NFD'), 2_000_000);
  expect(await codeOf(postInquiry(largeFile))).toBe('ok');
  const stored = [...storeOf(session).inquiries.rows()].at(-1);
  const received = storeOf(session).files.get(stored?.filePks[0] ?? 0);
  expect(received?.name).toBe('한글 자료.pdf');
  expect(Buffer.from(await largeFile.arrayBuffer()).equals(received?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a connection that breaks during an upload changes nothing, and the server keeps running', async () => {
  const before = inquiryCount();
  const whole = Buffer.from(
    await new Response(buildForm({ ...fields, file: [testFile('a.pdf', 100_000)] })).arrayBuffer(),
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const boundary = whole.subarray(2, whole.indexOf('\r\n')).toString();
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: mock',
    ...Object.entries(headers).map((header) => header.join(': ')),
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${whole.length}`,
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n`);
  await new Promise((done) => socket.write(whole.subarray(0, 50_000), done));
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
  expect(await codeOf(postInquiry())).toBe('ok');
  expect(inquiryCount()).toBe(before + 1);
});
