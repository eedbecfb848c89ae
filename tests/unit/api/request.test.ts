import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createHttpClient } from '#src/api/http.ts';
import {
  base,
  createFakeBrowser,
  createFakeServer,
  emptyList,
  failureResponse,
  listPath,
  listRequest,
  loginData,
  type ReceivedRequest,
  rejectionOf,
  successResponse,
  tokenPath,
} from './fake-browser.ts';

const uploadPath = '/v1/front/saveForum';
const downloadRequest = (init?: RequestInit) => new Request(`${base}/v1/common/fileDownload?file_pk=1`, init);

/** Opens a tab that is logged in with the access token `old`, or a guest's tab. */
function openLoggedInTab(respond: (received: ReceivedRequest) => Response | Promise<Response>, { guest = false } = {}) {
  const server = createFakeServer(respond);
  const browser = createFakeBrowser(server);
  const tab = browser.openTab();
  if (!guest) tab.session.startSession(loginData('old'));
  return { server, browser, ...tab };
}

/**
 * Responds with code 97 to the token `old` and with the token `fresh` to a refresh; `respond` handles other requests.
 */
const withExpiredToken =
  (respond: (received: ReceivedRequest) => Response | Promise<Response>) => (received: ReceivedRequest) => {
    if (received.path === tokenPath) return successResponse({ access_token: 'fresh' });
    return received.token === 'old' ? failureResponse('97') : respond(received);
  };

describe('The request headers', () => {
  it('of a member contain the client secret and the access token', async () => {
    const { server, sendRequest } = openLoggedInTab(() => successResponse(emptyList));
    await sendRequest(listRequest({ headers: { 'X-Own': '1' } }));
    expect(Object.fromEntries(server.requests[0]?.request.headers ?? [])).toEqual({
      clientsecret: 'secret',
      authorization: 'old',
      'x-own': '1',
    });
  });

  it('of a guest contain no Authorization header', async () => {
    const { server, sendRequest } = openLoggedInTab(() => successResponse(emptyList), { guest: true });
    await sendRequest(listRequest());
    expect(Object.fromEntries(server.requests[0]?.request.headers ?? [])).toEqual({ clientsecret: 'secret' });
  });
});

describe('A failure response', () => {
  test.each([
    ['84', 200, 'expired'],
    ['91', 200, 'rejected'],
    ['91', 401, 'rejected'],
  ])('with code %s and status %i ends the session', async (code, status, reason) => {
    const { server, events, session, sendRequest } = openLoggedInTab(() => failureResponse(code, status));
    const errors = await Promise.all([1, 2, 3].map(() => rejectionOf(sendRequest(listRequest()))));
    expect(errors.map((error) => Object(error).code)).toEqual([code, code, code]);
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason }]);
    expect(session.getSession()).toBeNull();
    expect(server.requests).toHaveLength(3);
  });

  test.each(['84', '91', '97'])(
    'with code %s for a guest emits no session event and requests no token',
    async (code) => {
      const { server, events, sendRequest } = openLoggedInTab(() => failureResponse(code), { guest: true });
      expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({
        name: 'ApiError',
        code,
        operation: listPath,
      });
      expect(events).toEqual([]);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('for a guest does not end a session that started in the meantime', async () => {
    const response = Promise.withResolvers<Response>();
    const { events, session, sendRequest } = openLoggedInTab(() => response.promise, { guest: true });
    const result = rejectionOf(sendRequest(listRequest()));
    session.startSession(loginData('new'));
    response.resolve(failureResponse('91'));
    expect(await result).toMatchObject({ code: '91' });
    expect(events).toEqual([{ type: 'started' }]);
  });

  test.each(['86', '40', 'zz', '', '__proto__', 'constructor'])('with code "%s" keeps the session', async (code) => {
    const { server, events, sendRequest } = openLoggedInTab(() => failureResponse(code));
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ name: 'ApiError', code });
    expect(events).toEqual([{ type: 'started' }]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['97', 'rejected'],
    ['84', 'expired'],
  ])('with code %s after a refresh ends the session without a second retry', async (code, reason) => {
    const { server, events, sendRequest } = openLoggedInTab(withExpiredToken(() => failureResponse(code)));
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ code });
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason }]);
    expect(server.requestsTo(listPath).map((received) => received.token)).toEqual(['old', 'fresh']);
    expect(server.requestsTo(tokenPath)).toHaveLength(1);
  });
});

describe('A session that another tab has replaced', () => {
  test.each(['84', '91'])(
    'stays when the earlier token is refused with code %s, and the request is retried',
    async (code) => {
      const response = Promise.withResolvers<Response>();
      const { server, browser, events, sendRequest } = openLoggedInTab((received) =>
        received.token === 'old' ? response.promise : successResponse(emptyList),
      );
      const other = browser.openTab();
      const result = sendRequest(listRequest());
      other.session.startSession(loginData('newer'));
      response.resolve(failureResponse(code));
      expect(await result).toEqual(emptyList);
      expect(server.requests.map((one) => one.token)).toEqual(['old', 'newer']);
      expect([...events, ...other.events].filter((event) => event.type === 'ended')).toEqual([]);
    },
  );

  it('by a login of another member is not used for a retry', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, browser, session, sendRequest } = openLoggedInTab(() => response.promise);
    const result = rejectionOf(sendRequest(listRequest()));
    browser.openTab().session.startSession(loginData('newer', 'refresh-newer', 2048));
    response.resolve(failureResponse('91'));
    expect(await result).toMatchObject({ code: '91' });
    expect(server.requests).toHaveLength(1);
    expect(session.getSession()?.accessToken).toBe('newer');
  });

  it('stays when the retry with the newer token is refused with code 97 for the first time', async () => {
    const response = Promise.withResolvers<Response>();
    const { browser, session, sendRequest } = openLoggedInTab((received) =>
      received.token === 'old' ? response.promise : failureResponse('97'),
    );
    const result = rejectionOf(sendRequest(listRequest()));
    browser.openTab().session.startSession(loginData('newer'));
    response.resolve(failureResponse('91'));
    expect(await result).toMatchObject({ code: '97' });
    expect(session.getSession()?.accessToken).toBe('newer');
  });

  it('during the retry stays when the retry is refused with code 97', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, browser, session, sendRequest } = openLoggedInTab(withExpiredToken(() => response.promise));
    const result = rejectionOf(sendRequest(listRequest()));
    await expect.poll(() => server.requestsTo(listPath).length).toBe(2);
    browser.openTab().session.startSession(loginData('newer'));
    response.resolve(failureResponse('97'));
    expect(await result).toMatchObject({ code: '97' });
    expect(session.getSession()?.accessToken).toBe('newer');
  });
});

describe('The retry after code 97', () => {
  it('sends the same multipart body, byte for byte', async () => {
    const bodies: { type: string | null; bytes: Uint8Array }[] = [];
    const { sendRequest } = openLoggedInTab(async (received) => {
      if (received.path === uploadPath) {
        bodies.push({ type: received.request.headers.get('Content-Type'), bytes: await received.request.bytes() });
      }
      return withExpiredToken(() => successResponse(null))(received);
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

  it('returns the complete file of a download', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { sendRequest } = openLoggedInTab(
      withExpiredToken(
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

describe('A download', () => {
  const octets = { 'Content-Type': 'application/octet-stream' };

  it('returns a Blob if the response has no file name', async () => {
    const { sendRequest } = openLoggedInTab(() => new Response('x', { headers: octets }));
    const blob = await sendRequest(downloadRequest());
    expect(blob).toBeInstanceOf(Blob);
    expect(blob).not.toBeInstanceOf(File);
  });

  it('reads an envelope of any media type, of a list, a write and a download alike', async () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const withData = (data: unknown) =>
      openLoggedInTab(async () => new Response(await successResponse(data).text(), { headers: html }));
    const login = new Request(`${base}/v1/front/login`, { method: 'POST', body: '{}' });
    expect(await withData(emptyList).sendRequest(listRequest())).toEqual(emptyList);
    expect(await withData(loginData('new')).sendRequest(login)).toEqual(loginData('new'));
    const refused = openLoggedInTab(async () => new Response(await failureResponse('44').text(), { headers: html }));
    expect(await rejectionOf(refused.sendRequest(downloadRequest()))).toMatchObject({ code: '44' });
  });

  it('accepts HTML as a file only if the response declares an attachment', async () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const page = openLoggedInTab(() => new Response('<html>', { headers: html }));
    expect(await rejectionOf(page.sendRequest(downloadRequest()))).toMatchObject({ kind: 'badResponse' });
    const attachment = { ...html, 'Content-Disposition': 'attachment; filename=a.html' };
    const file = openLoggedInTab(() => new Response('<html>', { headers: attachment }));
    expect(await file.sendRequest(downloadRequest())).toMatchObject({ name: 'a.html' });
  });

  it('is accepted for the download operation only: bytes for a list are rejected', async () => {
    const { sendRequest } = openLoggedInTab(() => new Response('x', { headers: octets }));
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ kind: 'badResponse' });
  });
});

describe('A connection failure', () => {
  it('before the response is a network error', async () => {
    const { events, sendRequest } = openLoggedInTab(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ name: 'TransportError', kind: 'network' });
    expect(events).toEqual([{ type: 'started' }]);
  });

  it('during the response body is a network error', async () => {
    const { sendRequest } = openLoggedInTab(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body);
    });
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ kind: 'network' });
  });

  it('with an unknown error keeps the name of the error', async () => {
    const { sendRequest } = openLoggedInTab(() => Promise.reject(new RangeError('odd')));
    expect(await rejectionOf(sendRequest(listRequest()))).toMatchObject({ kind: 'unknown', code: 'RangeError' });
  });
});

describe('The time limit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const neverResponds = () => new Promise<Response>(() => {});
  const createUpload = () => new Request(`${base}${uploadPath}`, { method: 'POST', body: new FormData() });

  test.each([
    ['an ordinary request', () => listRequest(), 15_000],
    ['an upload', createUpload, 120_000],
    ['a download', () => downloadRequest(), 120_000],
  ])('of %s rejects with a timeout error', async (_, request, limit) => {
    const { server, events, sendRequest } = openLoggedInTab(neverResponds);
    let result: unknown;
    void rejectionOf(sendRequest(request())).then((error) => {
      result = error;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toMatchObject({ name: 'TransportError', kind: 'timeout' });
    // The timeout also aborts the connection.
    expect(server.requests[0]?.request.signal.aborted).toBe(true);
    expect(events).toEqual([{ type: 'started' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('includes the response body', async () => {
    const { sendRequest } = openLoggedInTab(
      () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    );
    const result = rejectionOf(sendRequest(listRequest()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ kind: 'timeout' });
  });

  it('of a token refresh rejects the request and keeps the session', async () => {
    const { session, sendRequest } = openLoggedInTab((received) =>
      received.path === tokenPath ? neverResponds() : failureResponse('97'),
    );
    const result = rejectionOf(sendRequest(listRequest()));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ kind: 'timeout' });
    expect(session.getSession()?.accessToken).toBe('old');
  });
});

describe('An abort by the caller', () => {
  it('rejects with its reason before the request, before the response and during the body', async () => {
    const reason = new DOMException('left', 'AbortError');
    const { server, sendRequest } = openLoggedInTab(() => new Promise<Response>(() => {}));
    expect(await rejectionOf(sendRequest(listRequest({ signal: AbortSignal.abort(reason) })))).toBe(reason);
    expect(server.requests).toEqual([]);

    const beforeResponse = new AbortController();
    const result = rejectionOf(sendRequest(listRequest({ signal: beforeResponse.signal })));
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    beforeResponse.abort(reason);
    expect(await result).toBe(reason);
    expect(server.requests.at(-1)?.request.signal.aborted).toBe(true);

    const duringBody = new AbortController();
    server.respond = () => new Response(new ReadableStream({ pull: () => duringBody.abort(reason) }));
    expect(await rejectionOf(sendRequest(listRequest({ signal: duringBody.signal })))).toBe(reason);
  });

  it('during a token refresh does not abort the refresh for other requests', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, session, sendRequest } = openLoggedInTab((received) =>
      received.path === tokenPath ? response.promise : withExpiredToken(() => successResponse(emptyList))(received),
    );
    const aborted = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    const first = rejectionOf(sendRequest(listRequest({ signal: aborted.signal })));
    const second = sendRequest(listRequest());
    await expect.poll(() => server.requestsTo(tokenPath).length).toBe(1);
    aborted.abort(reason);
    expect(await first).toBe(reason);
    response.resolve(successResponse({ access_token: 'fresh' }));
    expect(await second).toEqual(emptyList);
    expect(session.getSession()?.accessToken).toBe('fresh');
    expect(server.requestsTo(listPath).map((received) => received.token)).toEqual(['old', 'old', 'fresh']);
  });
});

it('An error names the operation without the base URL, for any base URL', async () => {
  for (const [apiBase, url] of [
    ['/api', 'https://a.test/api/v1/front/login?x=1'],
    ['https://b.test/some/api', 'https://b.test/some/api/v1/front/login'],
    ['https://b.test/api/', 'https://b.test/api/v1/front/login'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/v1/front/login'],
  ] as const) {
    const timeouts = { ordinary: 1_000, file: 1_000 };
    const sendHttp = createHttpClient({
      fetch: async () => failureResponse('44'),
      base: apiBase,
      clientSecret: 's',
      timeouts,
    });
    const outcome = await sendHttp(new Request(url), null);
    expect(outcome).toMatchObject({ kind: 'failure', error: { operation: '/v1/front/login' } });
  }
});
