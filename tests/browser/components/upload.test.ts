// @module-tag slow

import { expect, test, vi } from 'vitest';
import { TransportError } from '#src/api/errors.ts';
import { createHttpClient } from '#src/api/http.ts';
import { createUploadFetch } from '#src/api/upload.ts';

const base = '/upload-test';
const megabyte = 1_000_000;
const block = crypto.getRandomValues(new Uint8Array(1000));
const partsOf = (size: number) => Array.from({ length: size / block.length }, () => block);

function formOf(...sizes: number[]) {
  const form = new FormData();
  form.append('inquiry_title', '제목');
  for (const [index, size] of sizes.entries()) {
    form.append(`file[${index}]`, new File(partsOf(size), `파일 ${index}.bin`));
  }
  return form;
}

const createUploadRequest = (path: string, body: FormData, signal?: AbortSignal) =>
  new Request(`${base}${path}`, { method: 'POST', body, signal: signal ?? null });

function createUploadClient(timeouts = { ordinary: 14_000, file: 14_000 }) {
  const sent: number[] = [];
  const fetch = createUploadFetch((bytes) => sent.push(bytes));
  return { sent, sendHttp: createHttpClient({ fetch, base, clientSecret: 'secret', timeouts }) };
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

async function digestOf(body: Blob) {
  const hash = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('an upload reports increasing progress and arrives byte for byte with its headers', async () => {
  const { sent, sendHttp } = createUploadClient();
  const original = createUploadRequest('/slow', formOf(16 * megabyte, 8 * megabyte));
  const body = await original.clone().blob();
  const outcome = await sendHttp(original, 'token');
  expect(outcome).toEqual({
    kind: 'data',
    data: {
      bytes: body.size,
      digest: await digestOf(body),
      type: 'multipart/form-data; boundary',
      authorization: 'token',
      clientsecret: 'secret',
    },
  });
  expect(sent.length).toBeGreaterThan(1);
  expect(sent).toEqual([...sent].sort((one, other) => one - other));
  expect(sent.at(-1)).toBe(body.size);
});

test('an aborted upload fails at once with the reason of its signal', async () => {
  const { sendHttp } = createUploadClient();
  const controller = new AbortController();
  const reason = new DOMException('stopped', 'AbortError');
  const failure = rejection(sendHttp(createUploadRequest('/slow', formOf(8 * megabyte), controller.signal), null));
  controller.abort(reason);
  expect(await failure).toBe(reason);
});

test('an upload aborted before its start sends nothing', async () => {
  const { sent, sendHttp } = createUploadClient();
  const reason = new DOMException('stopped', 'AbortError');
  expect(await rejection(sendHttp(createUploadRequest('/fast', formOf(1000), AbortSignal.abort(reason)), null))).toBe(
    reason,
  );
  expect(sent).toEqual([]);
});

test.each([
  ['hangs up', '/drop', 'network'],
  ['answers with a page', '/page', 'badResponse'],
  ['never answers', '/hang', 'timeout'],
])('a server that %s causes one of the known errors', async (_, path, kind) => {
  const { sendHttp } = createUploadClient({ ordinary: 300, file: 300 });
  const error = await rejection(sendHttp(createUploadRequest(path, formOf(1000)), null));
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ kind });
});

test('an upload may exceed the time limit while it progresses, but not while it stalls', async () => {
  const { sendHttp } = createUploadClient({ ordinary: 1_000, file: 1_000 });
  const startedAt = performance.now();
  const outcome = await sendHttp(createUploadRequest('/slow', formOf(24 * megabyte)), null);
  expect(outcome.kind).toBe('data');
  expect(performance.now() - startedAt).toBeGreaterThan(1_000);
});

test('a browser that does not let scripts read a form sends it without progress', async () => {
  vi.spyOn(Request.prototype, 'blob').mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  const { sent, sendHttp } = createUploadClient();
  const outcome = await sendHttp(createUploadRequest('/fast', formOf(3 * megabyte)), null);
  expect(outcome).toMatchObject({ kind: 'data', data: { type: 'multipart/form-data; boundary' } });
  expect(sent).toEqual([]);
});
