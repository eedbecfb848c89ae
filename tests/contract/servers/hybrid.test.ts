/** Tests the hybrid of mock and backend on the example backend, and on servers that fail. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { createServer as createViteServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { mockCardPage } from '#mocks/card/plugin.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { createTypedClient } from '#src/api/client.ts';
import { buildForm } from '#tests/contract/support/request-data.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { developmentApi } from '#tools/dev/backend/plugin.ts';
import { Sources } from '#tools/dev/backend/sources.ts';
import { foreignMember, startExampleBackend } from './example-backend.ts';

let backend: Awaited<ReturnType<typeof startExampleBackend>>;
beforeAll(async () => {
  backend = await startExampleBackend();
  // A new process starts slowly on a busy machine.
}, 30_000);
afterAll(() => backend.stop());

let sessionCount = 0;
const printed: string[] = [];

/** Creates a hybrid with a store of its own, and clients that call it. `notes` has source and note of each response. */
function startHybrid(options: ConstructorParameters<typeof Sources>[0], url = backend.url) {
  const session = `hybrid-${++sessionCount}`;
  const sources = new Sources(options);
  const hybrid = new Hybrid({ backend: url, sources, print: (line) => printed.push(line) });
  onTestFinished(() => {
    setStore(session);
    printed.length = 0;
  });
  const notes: string[] = [];
  const sendToHybrid = async (request: Request) => {
    request.headers.set('ClientSecret', 'test');
    request.headers.set('X-Mock-Session', session);
    const response = await hybrid.answer(request);
    notes.push([response.headers.get('Mock-Source'), response.headers.get('Mock-Note')].filter(Boolean).join(' '));
    return response;
  };
  const clientWith = (token: string | null) =>
    createTypedClient((request) => {
      if (token) request.headers.set('Authorization', token);
      return sendToHybrid(request);
    }, 'http://site.test/api');
  return { hybrid, db: storeOf(session), sources, notes, sendToHybrid, clientWith, guest: clientWith(null) };
}

/** Starts a server with one listener, and stops it after the test. */
async function serveBadly(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
}

const notices = { params: { query: { type: 'notice' } } } as const;
const memberLogin = { body: { member_id: foreignMember.id, member_password: foreignMember.password } };
const mockLogin = { body: { member_id: 'hanbit01', member_password: 'hanbit01!' } };

test.each([
  [{ mock: 'getFes' }, /^--mock: the contract has no operation or tag getFes\. /],
  [{ real: 'payments' }, /Did you mean payment\?$/],
  [{ mock: 'payment', real: 'payment' }, /^--mock and --real both name getPayInfo\./],
])('the options %j are refused with one line', (options, line) => {
  expect(() => new Sources(options)).toThrow(line);
});

test('an operation counts more than its tag, and operations that no option names are the backend’s', () => {
  const sources = new Sources({ mock: 'board, payment', real: 'getInfo' });
  expect(['getInfo', 'getInfoDetail', 'getPayInfo', 'login'].map((id) => sources.all()[id])).toEqual([
    'backend',
    'mock',
    'mock',
    'backend',
  ]);
  expect(new Sources({ real: 'session' }).all()).toMatchObject({ login: 'backend', getInfo: 'mock' });
});

test('an operation with status 501 is answered by the mock from then on, and the terminal says so once', async () => {
  const { guest, clientWith, notes, sources } = startHybrid({ mock: 'missing' });
  const { access_token: token } = await dataOf(guest.POST('/v1/front/login', memberLogin));
  const member = clientWith(token);
  await dataOf(member.GET('/v1/front/getPayInfo'));
  await dataOf(member.GET('/v1/front/getPayInfo'));
  expect(notes).toEqual(['backend', 'missing', 'missing']);
  expect(printed).toEqual(['getPayInfo is not built (status 501). The mock answers it from now on.']);
  sources.set('getPayInfo', 'backend');
  await dataOf(member.GET('/v1/front/getPayInfo'));
  expect(printed).toHaveLength(2);
});

test.each([
  ['404 without the envelope', 404, 'text/plain', 'missing'],
  ['200 with the page of a website', 200, 'text/html; charset=utf-8', 'missing'],
  ['500 with a page', 500, 'text/html', 'backend'],
])('status %s is the answer of the right source', async (_, status, type, source) => {
  const url = await serveBadly((_request, response) =>
    response.writeHead(status, { 'Content-Type': type }).end('<p>not here</p>'),
  );
  const { guest, notes } = startHybrid({ mock: 'missing' }, url);
  await guest.GET('/v1/front/getInfo', notices).catch(() => null);
  expect(notes).toEqual([source]);
});

test('after a login at the backend, the mock has the member with its name, its number and the data of a persona', async () => {
  const { guest, clientWith, sources } = startHybrid({ mock: 'member,payment' });
  const { access_token: token } = await dataOf(guest.POST('/v1/front/login', memberLogin));
  const member = clientWith(token);
  const { member_info } = await dataOf(member.GET('/v1/front/getMemberInfo'));
  expect(member_info).toMatchObject({ member_name: foreignMember.name, member_type: foreignMember.type });
  const { pay_info } = await dataOf(member.POST('/v1/front/getAnnualFeePaid'));
  const paid = pay_info.flatMap(({ pay_info_pk }) => pay_info_pk ?? []);
  expect(paid.length).toBeGreaterThan(0);
  const query = { pay_info_pk: paid[0] ?? 0 };
  const receipt = await member.GET('/v1/front/getTransaction', { params: { query }, parseAs: 'arrayBuffer' });
  expect(receipt.response.headers.get('Content-Type')).toBe('application/pdf');
  sources.persona = 'hanbit04';
  const again = await dataOf(guest.POST('/v1/front/login', memberLogin));
  const { member_type } = (await dataOf(clientWith(again.access_token).GET('/v1/front/getMemberInfo'))).member_info;
  expect(member_type).toBe('명예회원');
});

test('an access token that the mock has expired gives code 97, and works again after a refresh at the backend', async () => {
  const { guest, clientWith, db } = startHybrid({ mock: 'member' });
  const login = await dataOf(guest.POST('/v1/front/login', memberLogin));
  const { access_token: token, refresh_token } = login;
  await dataOf(clientWith(token).GET('/v1/front/getMemberInfo'));
  db.clock.advance(31 * 60_000);
  expect(await codeOf(clientWith(token).GET('/v1/front/getMemberInfo'))).toBe('97');
  const { access_token } = await dataOf(guest.POST('/v1/front/requestToken', { body: { refresh_token } }));
  expect(access_token).not.toMatch(/member-/);
  expect(await codeOf(clientWith(access_token).GET('/v1/front/getMemberInfo'))).toBe('ok');
  db.clock.advance(15 * 24 * 3_600_000);
  expect(await codeOf(clientWith(access_token).GET('/v1/front/getMemberInfo'))).toBe('84');
});

test('after a login at the mock, the backend gets public requests without the token, and the note says why it refuses others', async () => {
  const { guest, clientWith, notes } = startHybrid({ mock: 'login' });
  const { access_token, refresh_token } = await dataOf(guest.POST('/v1/front/login', mockLogin));
  const member = clientWith(access_token);
  expect(await codeOf(member.GET('/v1/front/getInfo', notices))).toBe('ok');
  const body = { member_pk: 1, forum_title: '제목', forum_content: '<p>내용</p>' };
  expect(await codeOf(member.POST('/v1/front/saveForum', { body }))).not.toBe('ok');
  expect(await codeOf(guest.POST('/v1/front/requestToken', { body: { refresh_token } }))).toBe('ok');
  expect(await codeOf(member.POST('/v1/front/logout'))).toBe('ok');
  expect(notes).toEqual(['mock', 'backend guest', 'backend unknownToken', 'mock', 'mock']);
});

test('a read on the other side says which write it does not show', async () => {
  const { guest, clientWith, notes } = startHybrid({ mock: 'saveForum' });
  const { access_token } = await dataOf(guest.POST('/v1/front/login', memberLogin));
  const member = clientWith(access_token);
  const body = { member_pk: foreignMember.pk, forum_title: '제목', forum_content: '<p>내용</p>' };
  expect(await codeOf(member.POST('/v1/front/saveForum', { body, bodySerializer: buildForm }))).toBe('ok');
  await member.GET('/v1/front/getInfo', { params: { query: { type: 'forum' } } });
  expect(notes.slice(1)).toEqual(['mock split=getInfo,getInfoDetail', 'backend split=saveForum']);
});

test.each<[string, RequestListener]>([
  ['closes the connection', (request) => request.socket.destroy()],
  [
    'closes it within the body',
    (_, response) => response.writeHead(200, { 'Content-Length': 9 }).write('{', () => response.destroy()),
  ],
  ['says that JSON is compressed', (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{}')],
])('a backend that %s gives status 502, and one line in the terminal', async (_, listener) => {
  const { sendToHybrid, notes } = startHybrid({ mock: 'missing' }, await serveBadly(listener));
  const response = await sendToHybrid(new Request('http://site.test/api/v1/front/getInfo?type=notice'));
  expect({ status: response.status, notes }).toEqual({ status: 502, notes: ['backend unreachable'] });
  expect(printed).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ .*\.$/)]);
});

test('the page receives the start of a file before the backend has sent its end', async () => {
  let sendEnd = () => {};
  const url = await serveBadly((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).write('%PDF');
    sendEnd = () => response.end('%EOF');
  });
  const { sendToHybrid } = startHybrid({}, url);
  const response = await sendToHybrid(new Request('http://site.test/api/files/1/report.pdf'));
  const parts = [];
  for await (const part of response.body ?? []) {
    parts.push(new TextDecoder().decode(part));
    sendEnd();
  }
  expect(parts.join('')).toBe('%PDF%EOF');
});

/** Starts the development server of a hybrid. */
async function serveDevelopment(hybrid: Hybrid): Promise<URL> {
  const server = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [mockCardPage(), developmentApi(hybrid)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  return serveBadly(server.middlewares);
}

test('the development server goes on when a page leaves while it sends a request or waits for the response', async () => {
  const { hybrid } = startHybrid({}, await serveBadly(() => {}));
  const answer = vi.spyOn(hybrid, 'answer');
  const url = await serveDevelopment(hybrid);
  const sockets = [1, 2].map((length) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`POST /api/v1/front/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: ${length}\r\n\r\n1`);
    return socket;
  });
  await expect.poll(() => answer.mock.results).toHaveLength(2);
  for (const socket of sockets) socket.destroy();
  const answers = await Promise.allSettled(answer.mock.results.map(({ value }) => value));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await fetch(new URL('/__connection', url))).status).toBe(200);
});
