import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createHttpClient } from '#src/api/http.ts';
import {
  base,
  type Call,
  createBrowser,
  createServer,
  failure,
  listPath,
  listRequest,
  loginOf,
  noPosts,
  success,
  tokenPath,
} from './fake-browser.ts';

const uploadPath = '/v1/front/saveForum';
const downloadRequest = (init?: RequestInit) => new Request(`${base}/v1/common/fileDownload?file_pk=1`, init);

/** One tab, logged in with the token `old` unless it is a guest's. */
function openTab(answer: (call: Call) => Response | Promise<Response>, { guest = false } = {}) {
  const server = createServer(answer);
  const browser = createBrowser(server);
  const tab = browser.openTab();
  if (!guest) tab.session.startSession(loginOf('old'));
  return { server, browser, ...tab };
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

/** Answers code 97 to the token `old`, `fresh` to a refresh, and what it is told to all else. */
const expiring = (answer: (call: Call) => Response | Promise<Response>) => (call: Call) => {
  if (call.path === tokenPath) return success({ access_token: 'fresh' });
  return call.token === 'old' ? failure('97') : answer(call);
};

describe('The headers', () => {
  it('of a member are the secret of the client and the raw token', async () => {
    const { server, sendRequest } = openTab(() => success(noPosts));
    await sendRequest(listRequest({ headers: { 'X-Own': '1' } }));
    expect(Object.fromEntries(server.calls[0]?.request.headers ?? [])).toEqual({
      clientsecret: 'secret',
      authorization: 'old',
      'x-own': '1',
    });
  });

  it('of a guest hold no Authorization at all', async () => {
    const { server, sendRequest } = openTab(() => success(noPosts), { guest: true });
    await sendRequest(listRequest());
    expect(Object.fromEntries(server.calls[0]?.request.headers ?? [])).toEqual({ clientsecret: 'secret' });
  });

  it('of a refresh hold no Authorization either', async () => {
    const { server, sendRequest } = openTab(expiring(() => success(noPosts)));
    await sendRequest(listRequest());
    expect(server.to(tokenPath).map((call) => call.token)).toEqual([null]);
    expect(await server.to(tokenPath)[0]?.request.json()).toEqual({ refresh_token: 'refresh-of-old' });
  });
});

describe('A refusal', () => {
  test.each([
    ['84', 200, 'expired'],
    ['91', 200, 'rejected'],
    ['91', 401, 'rejected'],
  ])('with code %s and status %i ends the session', async (code, status, reason) => {
    const { server, events, session, sendRequest } = openTab(() => failure(code, status));
    const errors = await Promise.all([1, 2, 3].map(() => rejection(sendRequest(listRequest()))));
    expect(errors.map((error) => Object(error).code)).toEqual([code, code, code]);
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason }]);
    expect(session.getSession()).toBeNull();
    expect(server.calls).toHaveLength(3);
  });

  test.each(['84', '91', '97'])('of a guest with code %s ends nothing and asks for no token', async (code) => {
    const { server, events, sendRequest } = openTab(() => failure(code), { guest: true });
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ name: 'ApiError', code, operation: listPath });
    expect(events).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('of a guest ends no session that began meanwhile', async () => {
    const gate = Promise.withResolvers<Response>();
    const { events, session, sendRequest } = openTab(() => gate.promise, { guest: true });
    const call = rejection(sendRequest(listRequest()));
    session.startSession(loginOf('new'));
    gate.resolve(failure('91'));
    expect(await call).toMatchObject({ code: '91' });
    expect(events).toEqual([{ type: 'started' }]);
  });

  test.each(['86', '40', 'zz', '', '__proto__', 'constructor'])('with code "%s" keeps the session', async (code) => {
    const { server, events, sendRequest } = openTab(() => failure(code));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ name: 'ApiError', code });
    expect(events).toEqual([{ type: 'started' }]);
    expect(server.calls).toHaveLength(1);
  });

  it('that comes in spite of a refresh ends the session and is not answered again', async () => {
    const { server, events, sendRequest } = openTab(expiring(() => failure('97')));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ code: '97' });
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'rejected' }]);
    expect(server.to(listPath).map((call) => call.token)).toEqual(['old', 'fresh']);
    expect(server.to(tokenPath)).toHaveLength(1);
  });

  test.each([
    ['84', 'expired'],
    ['91', 'rejected'],
  ])('with code %s after a refresh ends the session', async (code, reason) => {
    const { server, events, sendRequest } = openTab(expiring(() => failure(code)));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ code });
    expect(events.at(-1)).toEqual({ type: 'ended', reason });
    expect(server.to(listPath)).toHaveLength(2);
  });
});

describe('Two tabs do not log each other out', () => {
  test.each(['84', '91'])('when code %s answers a token that the other has replaced', async (code) => {
    const gate = Promise.withResolvers<Response>();
    const { server, browser, events, sendRequest } = openTab((call) =>
      call.token === 'old' ? gate.promise : success(noPosts),
    );
    const other = browser.openTab();
    const call = sendRequest(listRequest());
    other.session.startSession(loginOf('newer'));
    gate.resolve(failure(code));
    expect(await call).toEqual(noPosts);
    expect(server.calls.map((one) => one.token)).toEqual(['old', 'newer']);
    expect([...events, ...other.events].filter((event) => event.type === 'ended')).toEqual([]);
  });

  it('and what was sent for one member is not sent again for another', async () => {
    const gate = Promise.withResolvers<Response>();
    const { server, browser, session, sendRequest } = openTab(() => gate.promise);
    const call = rejection(sendRequest(listRequest()));
    browser.openTab().session.startSession(loginOf('newer', 'refresh-newer', 2048));
    gate.resolve(failure('91'));
    expect(await call).toMatchObject({ code: '91' });
    expect(server.calls).toHaveLength(1);
    expect(session.getSession()?.accessToken).toBe('newer');
  });

  it('when the token of the other is refused with 97 the first time', async () => {
    const gate = Promise.withResolvers<Response>();
    const { browser, session, sendRequest } = openTab((call) => (call.token === 'old' ? gate.promise : failure('97')));
    const call = rejection(sendRequest(listRequest()));
    browser.openTab().session.startSession(loginOf('newer'));
    gate.resolve(failure('91'));
    expect(await call).toMatchObject({ code: '97' });
    expect(session.getSession()?.accessToken).toBe('newer');
  });

  it('when the retry is refused but the other has logged in again', async () => {
    const gate = Promise.withResolvers<Response>();
    const { server, browser, session, sendRequest } = openTab(expiring(() => gate.promise));
    const call = rejection(sendRequest(listRequest()));
    await expect.poll(() => server.to(listPath).length).toBe(2);
    browser.openTab().session.startSession(loginOf('newer'));
    gate.resolve(failure('97'));
    expect(await call).toMatchObject({ code: '97' });
    expect(session.getSession()?.accessToken).toBe('newer');
  });
});

describe('What is sent again after code 97', () => {
  it('is the same multipart upload, byte for byte', async () => {
    const bodies: { type: string | null; bytes: Uint8Array }[] = [];
    const { sendRequest } = openTab(async (call) => {
      if (call.path === uploadPath) {
        bodies.push({ type: call.request.headers.get('Content-Type'), bytes: await call.request.bytes() });
      }
      return expiring(() => success(null))(call);
    });
    const form = new FormData();
    form.append('title', '제목');
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    form.append('file[0]', new File([bytes], '초록.docx'));
    expect(await sendRequest(new Request(`${base}${uploadPath}`, { method: 'POST', body: form }))).toBeNull();
    expect(bodies).toHaveLength(2);
    expect(bodies[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(bodies[1]?.type).toBe(bodies[0]?.type);
    expect(bodies[0]?.bytes.length).toBeGreaterThan(70_000);
    expect(Buffer.from(bodies[1]?.bytes ?? []).equals(Buffer.from(bodies[0]?.bytes ?? []))).toBe(true);
  });

  it('is the same download, whose bytes arrive whole', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { sendRequest } = openTab(
      expiring(
        () =>
          new Response(bytes, {
            headers: {
              'Content-Type': 'application/octet-stream',
              'Content-Disposition': "attachment; filename*=UTF-8''%ED%95%99%ED%9A%8C.hwp",
            },
          }),
      ),
    );
    const file = await sendRequest(downloadRequest());
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: '학회.hwp', type: 'application/octet-stream' });
    expect(file instanceof File && (await file.bytes())).toEqual(bytes);
  });
});

describe('A call that may answer a file', () => {
  const octets = { 'Content-Type': 'application/octet-stream' };

  it('gives a plain Blob without a name', async () => {
    const { sendRequest } = openTab(() => new Response('x', { headers: octets }));
    const blob = await sendRequest(downloadRequest());
    expect(blob).toBeInstanceOf(Blob);
    expect(blob).not.toBeInstanceOf(File);
  });

  it('rejects with the code when JSON comes instead', async () => {
    const { sendRequest } = openTab(() => failure('44'));
    expect(await rejection(sendRequest(downloadRequest()))).toMatchObject({ name: 'ApiError', code: '44' });
  });

  it('takes a page of HTML for a file only when it is declared to be one', async () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const page = openTab(() => new Response('<html>', { headers: html }));
    expect(await rejection(page.sendRequest(downloadRequest()))).toMatchObject({ kind: 'badResponse' });
    const attachment = { ...html, 'Content-Disposition': 'attachment; filename=a.html' };
    const file = openTab(() => new Response('<html>', { headers: attachment }));
    expect(await file.sendRequest(downloadRequest())).toMatchObject({ name: 'a.html' });
  });

  it('takes nothing for a file that has another status', async () => {
    const { sendRequest } = openTab(() => new Response('x', { status: 502, headers: octets }));
    expect(await rejection(sendRequest(downloadRequest()))).toMatchObject({ kind: 'badResponse', code: '502' });
  });

  it('is no other: bytes on a list are a bad response', async () => {
    const { sendRequest } = openTab(() => new Response('x', { headers: octets }));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ kind: 'badResponse' });
  });

  it('is no upload: bytes that answer one are a bad response', async () => {
    const { sendRequest } = openTab(() => new Response('x', { headers: octets }));
    const upload = new Request(`${base}${uploadPath}`, { method: 'POST', body: new FormData() });
    expect(await rejection(sendRequest(upload))).toMatchObject({ kind: 'badResponse' });
  });
});

describe('A connection that fails', () => {
  it('before the answer is a network error', async () => {
    const { events, sendRequest } = openTab(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ name: 'TransportError', kind: 'network' });
    expect(events).toEqual([{ type: 'started' }]);
  });

  it('in the middle of the body is one, too', async () => {
    const { sendRequest } = openTab(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body);
    });
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ kind: 'network' });
  });

  it('in no known way keeps the name of its error', async () => {
    const { sendRequest } = openTab(() => Promise.reject(new RangeError('odd')));
    expect(await rejection(sendRequest(listRequest()))).toMatchObject({ kind: 'unknown', code: 'RangeError' });
  });
});

describe('The time limit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const endless = () => new Promise<Response>(() => {});
  const upload = () => new Request(`${base}${uploadPath}`, { method: 'POST', body: new FormData() });

  test.each([
    ['an ordinary call', () => listRequest(), 15_000],
    ['an upload', upload, 120_000],
    ['a download', () => downloadRequest(), 120_000],
  ])('of %s holds', async (_, request, limit) => {
    const { server, events, sendRequest } = openTab(endless);
    let result: unknown;
    void rejection(sendRequest(request())).then((error) => {
      result = error;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toMatchObject({ name: 'TransportError', kind: 'timeout' });
    // The connection is given up, not only the wait.
    expect(server.calls[0]?.request.signal.aborted).toBe(true);
    expect(events).toEqual([{ type: 'started' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('covers the body, too', async () => {
    const { sendRequest } = openTab(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
    const call = rejection(sendRequest(listRequest()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  it('of a refresh rejects the call and keeps the session', async () => {
    const { session, sendRequest } = openTab((call) => (call.path === tokenPath ? endless() : failure('97')));
    const call = rejection(sendRequest(listRequest()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ kind: 'timeout' });
    expect(session.getSession()?.accessToken).toBe('old');
  });

  it('leaves no timer behind after an answer', async () => {
    const { sendRequest } = openTab(() => success(noPosts));
    await sendRequest(listRequest());
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('An abort by the caller', () => {
  it('rejects with its own reason, before, during and after the answer', async () => {
    const reason = new DOMException('left', 'AbortError');
    const { server, sendRequest } = openTab(() => new Promise<Response>(() => {}));
    expect(await rejection(sendRequest(listRequest({ signal: AbortSignal.abort(reason) })))).toBe(reason);
    expect(server.calls).toEqual([]);

    const during = new AbortController();
    const call = rejection(sendRequest(listRequest({ signal: during.signal })));
    await expect.poll(() => server.calls.length).toBeGreaterThan(0);
    during.abort(reason);
    expect(await call).toBe(reason);
    expect(server.calls.at(-1)?.request.signal.aborted).toBe(true);

    const inBody = new AbortController();
    server.answer = () => new Response(new ReadableStream({ pull: () => inBody.abort(reason) }));
    expect(await rejection(sendRequest(listRequest({ signal: inBody.signal })))).toBe(reason);
  });

  it('during a refresh leaves the refresh to the others', async () => {
    const gate = Promise.withResolvers<Response>();
    const { server, session, sendRequest } = openTab((call) =>
      call.path === tokenPath ? gate.promise : expiring(() => success(noPosts))(call),
    );
    const leaving = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    const first = rejection(sendRequest(listRequest({ signal: leaving.signal })));
    const second = sendRequest(listRequest());
    await expect.poll(() => server.to(tokenPath).length).toBe(1);
    leaving.abort(reason);
    expect(await first).toBe(reason);
    gate.resolve(success({ access_token: 'fresh' }));
    expect(await second).toEqual(noPosts);
    expect(session.getSession()?.accessToken).toBe('fresh');
    expect(server.to(listPath).map((call) => call.token)).toEqual(['old', 'old', 'fresh']);
  });
});

it('The path of an operation is found below any base', async () => {
  for (const [where, address] of [
    ['/api', 'https://a.test/api/v1/front/login?x=1'],
    ['https://b.test/some/api', 'https://b.test/some/api/v1/front/login'],
    ['https://b.test/api/', 'https://b.test/api/v1/front/login'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/v1/front/login'],
  ] as const) {
    const timeouts = { ordinary: 1_000, file: 1_000 };
    const sendHttp = createHttpClient({ fetch: async () => failure('44'), base: where, clientSecret: 's', timeouts });
    const outcome = await sendHttp(new Request(address), null);
    expect(outcome).toMatchObject({ kind: 'failure', error: { operation: '/v1/front/login' } });
  }
});
