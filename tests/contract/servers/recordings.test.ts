/** Tests recordings of a backend: files without secrets, their replay, and the import of HAR files. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recordedStore, setRecordedStore } from '#mocks/recordings/recorded-scenarios.ts';
import { recordedFiles, recordedScenariosIn } from '#mocks/recordings/recording-folder.node.ts';
import { members } from '#mocks/seed/members.ts';
import { profiles } from '#mocks/seed/profiles.ts';
import { createMockServer } from '#mocks/server.ts';
import { setStore } from '#mocks/store/stores.ts';
import { buildForm } from '#tests/contract/support/request-data.ts';
import { apiBase, Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { createServerClient } from '#tests/support/server-client.ts';
import { Hybrid } from '#tools/dev/backend/hybrid.ts';
import { importHar } from '#tools/dev/backend/recording/import-har.ts';
import { Recorder } from '#tools/dev/backend/recording/recorder.ts';
import { Sources } from '#tools/dev/backend/sources.ts';

const session = 'recorded-backend';
/** The mock plays the backend, because its members are known. */
let backend: Awaited<ReturnType<typeof createMockServer>>;
beforeAll(async () => {
  backend = await createMockServer({ port: 0 });
});
afterAll(() => backend.close(true));

/** Creates a folder that is removed after the test. */
async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Starts a hybrid that records into a new folder. `finishRecording` waits until everything is written. */
async function startRecording(keepsValues = false) {
  const folder = await makeTemporaryFolder();
  const recorder = new Recorder(folder, { keepsValues, print: () => {} });
  const hybrid = new Hybrid({ backend: new URL(backend.url ?? ''), sources: new Sources(), print: () => {}, recorder });
  const server = await createMockServer({ port: 0, answer: (request) => hybrid.answer(request) });
  const finishRecording = async () => {
    await server.close(true);
    await recorder.close();
    setStore(session);
  };
  const clientWith = (token?: string) =>
    createServerClient(`${server.url}api`, {
      ClientSecret: 'a-secret-of-the-client',
      'X-Mock-Session': session,
      ...(token ? { Authorization: token } : {}),
    });
  return { folder, clientWith, finishRecording };
}

/** Sends what all members of the mock may send: a login, their pages, payments, a post and an inquiry. */
async function recordMembers(keepsValues = false) {
  const { folder, clientWith, finishRecording } = await startRecording(keepsValues);
  const tokens: string[] = [];
  for (const { pk, id, password, name } of members) {
    const body = { member_id: id, member_password: password };
    const login = await dataOf(clientWith().POST('/v1/front/login', { body }));
    tokens.push(login.access_token, login.refresh_token);
    const { refresh_token } = login;
    tokens.push((await dataOf(clientWith().POST('/v1/front/requestToken', { body: { refresh_token } }))).access_token);
    const member = clientWith(login.access_token);
    const { member_info } = await dataOf(member.GET('/v1/front/getMemberInfo'));
    await member.GET('/v1/front/getMemberCompanyInfo');
    await member.GET('/v1/front/getMemberEduInfo');
    await member.GET('/v1/front/getStudentCertificate');
    const post = {
      member_pk: pk,
      forum_title: `${name}입니다`,
      forum_content: `<p>${id}, ${member_info.member_email}</p>`,
    };
    await member.POST('/v1/front/saveForum', { body: post, bodySerializer: buildForm });
    await member.GET('/v1/front/getInfo', { params: { query: { type: 'forum', search: name } } });
    await member.POST('/v1/front/login', { body: { member_id: `${id}x`, member_password: password } });
  }
  await finishRecording();
  return { folder, tokens };
}

/** Returns the text of all files of a folder. */
async function readFolder(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Values that name nobody: choices of the contract. */
const isChoice = (field: string) => /^member_(type|gender|edu_degree)$/.test(field);

test('a recording contains no value of the members, no token, and no password', async () => {
  const { folder, tokens } = await recordMembers();
  const text = await readFolder(folder);
  const values = members.flatMap((member) => {
    const profile = profiles.get(member.pk);
    const parts = profile ? [profile.info, profile.company, ...profile.education] : [];
    const fields = parts.flatMap((part) => Object.entries(part));
    const texts = fields.flatMap(([field, value]) => (typeof value === 'string' && !isChoice(field) ? [value] : []));
    return [member.id, member.password, member.name, ...texts];
  });
  const searched = [...new Set([...values, ...tokens, 'a-secret-of-the-client'])];
  // A short value, such as a month or a postal code, may be part of another text. As a whole value it must not occur.
  const found = searched.filter((value) => (value.length < 6 ? text.includes(`"${value}"`) : text.includes(value)));
  expect(searched.length).toBeGreaterThan(100);
  expect(found.filter((value) => !/^\d{0,2}$/.test(value))).toEqual([]);
});

test('equal values have equal replacements of the same shape, and the recording keeps the contract', async () => {
  const { folder } = await recordMembers();
  const scenarios = await recordedScenariosIn(folder);
  expect(scenarios.filter(({ problem }) => problem)).toEqual([]);
  const logins = scenarios.filter(({ operation, json }) => operation === 'login' && Object(json).success);
  const infos = scenarios.filter(({ operation }) => operation === 'getMemberInfo');
  expect([logins.length, infos.length]).toEqual([members.length, members.length]);
  const names = (name: string, key: string, list: typeof scenarios) =>
    list.map(({ json }) => Object(json).data[key]?.[name] ?? Object(json).data[name]).sort();
  expect(names('member_name', 'member_info', infos)).toEqual(names('member_name', '', logins));
});

test('a recorded scenario is replayed by its name, and an unknown name is refused with the known ones', async () => {
  const { folder } = await recordMembers();
  const before = recordedStore();
  onTestFinished(() => setRecordedStore(before));
  setRecordedStore(recordedFiles(folder));
  const [recorded] = (await recordedScenariosIn(folder)).filter(({ operation }) => operation === 'getMemberInfo');
  const headers = { Prefer: `code=200, example=recorded/${recorded?.name}` };
  const response = await new Visitor().send('GET', '/v1/front/getMemberInfo', { headers });
  expect(await response.json()).toEqual(recorded?.json);
  const unknown = await new Visitor().send('GET', '/v1/front/getInfo', {
    headers: { Prefer: 'example=recorded/none' },
  });
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toMatch(/가능한 값: recorded\/200-/);
});

test.each(['a file', 'a path below /proc'])('%s in place of a folder is refused with one line', async (kind) => {
  const file = join(await makeTemporaryFolder(), 'file');
  await writeFile(file, '');
  const folder = kind === 'a file' ? file : '/proc/recordings/new';
  const start = () => new Recorder(folder, { keepsValues: false, print: () => {} });
  expect(start).toThrow(/^--record: \S+ cannot be written \(.*\)\. Choose another folder\.$/);
});

/** Writes a HAR file with entries. */
async function writeHar(entries: unknown[]): Promise<{ folder: string; path: string }> {
  const folder = await makeTemporaryFolder();
  const path = join(folder, 'session.har');
  await writeFile(path, JSON.stringify({ log: { version: '1.2', entries } }));
  return { folder, path };
}
const entryOf = (url: string, json: unknown) => ({
  startedDateTime: '2026-03-02T09:00:00Z',
  request: { method: 'GET', url, headers: [] },
  response: { status: 200, content: { size: 9, mimeType: 'application/json', text: JSON.stringify(json) } },
});
const empty = { success: true, data: { notice: [], notice_count: 0 }, error: null };
const noticesUrl = `${apiBase}/v1/front/getInfo?type=notice`;

test('the import of a HAR file skips broken entries and other requests, and names responses that break the contract', async () => {
  const { folder, path } = await writeHar([
    entryOf(noticesUrl, empty),
    entryOf(noticesUrl, { ...empty, extra: 1 }),
    entryOf('https://elsewhere.test/style.css', {}),
    { request: { method: 'GET', url: noticesUrl } },
    null,
  ]);
  expect(await importHar(path, folder, false)).toEqual([
    expect.stringMatching(/^getInfo\/200-\w+ breaks the contract: \/extra /),
    '2 of 5 entries have no complete response and were left out.',
    `2 new scenarios of 2 responses are in ${folder}.`,
  ]);
});

const withContent = (content: object, status = 200) => ({
  ...entryOf(noticesUrl, empty),
  response: { status, content: { size: 99, mimeType: 'application/json', ...content } },
});
const encoded = Buffer.from(JSON.stringify(empty)).toString('base64');

test('the import names the responses without a body, and says how to save them', async () => {
  const { folder, path } = await writeHar([
    entryOf(noticesUrl, empty),
    withContent({}),
    withContent({ text: '' }),
    withContent({ text: JSON.stringify(empty) }, 304),
    withContent({ text: `${encoded.slice(0, 20)}…`, encoding: 'base64' }),
    withContent({ mimeType: 'x-unknown' }),
  ]);
  expect(await importHar(path, folder, false)).toEqual([
    'getInfo: the body is not saved. Left out 3 times.',
    'getInfo: the body is from the cache of the browser. Left out.',
    'getInfo: the body is not base64, as it claims to be. Left out.',
    expect.stringMatching(/^To have all bodies in the file, check "Disable cache" .* with content"\.$/),
    `1 new scenarios of 1 responses are in ${folder}.`,
  ]);
  expect(await recordedScenariosIn(folder)).toMatchObject([{ json: empty, problem: null }]);
});

test.each([
  ['without requests', JSON.stringify({ log: { entries: [] } }), / has no requests\. Open the network tab .*\.$/],
  [
    'of another site',
    JSON.stringify({ log: { entries: [entryOf('https://elsewhere.test/a', {})] } }),
    /another site\?$/,
  ],
  ['that is no HAR file', '{}', / is not a HAR file\.$/],
  ['that is cut off', '{"log":{"entries":[{', / is not a HAR file\.$/],
])('a file %s is refused with one line', async (_, text, line) => {
  const { folder, path } = await writeHar([]);
  await writeFile(path, text);
  await expect(importHar(path, folder, false)).rejects.toThrow(line);
});
