/** Adds operations to a copy of the contract, generates its files, and calls the operations in a copy of the mock. */
import { appendFile, cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createScratchFolder, filesBelow, isGenerated, runTool } from '#tests/rules/support.ts';

const folder = await createScratchFolder(afterAll);
const contract = join(folder, 'openapi/openapi.yaml');
const newPaths = join(folder, 'openapi/paths/new.yaml');

const generate = (...args: string[]) =>
  runTool('tsx', 'tools/dev/contract/generate.ts', '--contract', contract, '--into', folder, ...args);

/** Replaces the first occurrence of a text in a file. */
async function replaceInFile(file: string, text: string | RegExp, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(text, () => replacement);
  if (after === before) throw new Error(`${file} does not contain ${text}`);
  await writeFile(file, after);
}

/** Returns the path, text and modification time of every file. */
const readSnapshot = async () =>
  Promise.all(
    (await filesBelow(folder)).map(async (path) => [path, await readFile(path, 'utf8'), (await stat(path)).mtimeMs]),
  );

beforeAll(async () => {
  await cp('openapi', join(folder, 'openapi'), { recursive: true });
  await cp('tests/exercises/new-operations.yaml', newPaths);
  const names = ['getMemberCount', 'getCourses', 'getBrochure'];
  const paths = names.map((name) => `  /v1/front/${name}:\n    $ref: paths/new.yaml#/${name}\n`);
  await replaceInFile(contract, '\npaths:\n', `\npaths:\n${paths.join('')}`);
  expect(await generate()).toMatchObject({ code: 0, stderr: '' });
  await cp('package.json', join(folder, 'package.json'));
  await cp('mocks', join(folder, 'mocks'), { recursive: true, filter: (path) => !isGenerated(`${path}/`) });
}, 120_000);

test('an operation without a handler responds with its example, with faker values for its schema, or with a file', async () => {
  const { answerRequest } = await import(/* @vite-ignore */ resolve(folder, 'mocks/http/answer.ts'));
  const headers = { ClientSecret: 'test', 'Content-Type': 'application/json' };
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    answerRequest(new Request(`http://site.test/api/v1/front/${path}`, { headers, ...init }));
  const body = JSON.stringify({ member_id: 'hanbit01', member_password: 'hanbit01!' });
  const { data } = await (await send('login', { method: 'POST', body })).json();
  const authorized = { headers: { ...headers, Authorization: data.access_token } };
  expect(await (await send('getMemberCount', authorized)).json()).toMatchObject({ data: { member_count: 812 } });
  const courses = await (await send('getCourses', authorized)).json();
  expect(courses.data.course.length).toBeGreaterThanOrEqual(2);
  expect(courses.data.course[0]).toMatchObject({
    course_pk: expect.any(Number),
    course_level: expect.stringMatching(/^(기초|심화)$/),
    course_date: expect.stringMatching(/^202[45]-\d\d-\d\d$/),
    course_zipcode: expect.stringMatching(/^\d{5}$/),
    course_title: expect.stringMatching(/^[가-힣 ]{4,}$/),
    course_url: expect.stringMatching(/^https:\/\/www\..+/),
    teacher_name: expect.stringMatching(/^[가-힣]{2,4}$/),
    teacher_email: expect.stringMatching(/^member\d\d@/),
  });
  const file = await send('getBrochure');
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="brochure.pdf"');
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  const invalid = await send('getMemberCount?year=1');
  expect([invalid.status, (await invalid.json()).error.code]).toEqual([400, '40']);
  expect(await (await send('getCourses')).json()).toMatchObject({ error: { code: '91' } });
});

test('generating again changes nothing, and --check reports a stale, missing or foreign file', async () => {
  const first = await readSnapshot();
  expect((await generate()).stdout).toMatch(/^generate: \d{3,} files in [\d.]+ s, 0 changed\.\n$/);
  expect(await readSnapshot()).toEqual(first);

  await appendFile(join(folder, 'src/api/generated/limits/board.ts'), '// edited by hand\n');
  await rm(join(folder, 'src/api/generated/session.ts'));
  await writeFile(join(folder, 'mocks/generated/foreign.ts'), '');
  expect(await generate('--check')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^generate: 3 generated file\(s\) are stale, first .*foreign\.ts\. Run `npm run generate` .*\n$/,
    ),
  });
}, 120_000);

const correct = 'Correct the contract; nothing was written\\.';

test.each([
  [
    'a response without an example of a success',
    /\n {14}counted:(\n {16}.*)+/,
    '',
    `\\S+/openapi/paths/new\\.yaml:\\d+: The 200 response has no example of a success\\. ${correct}`,
  ],
  ['a contract that does not parse', /^/, 'openapi: [\n', `.*: .+ ${correct}`],
])(
  '%s stops the generation with one line',
  async (_, text, replacement, line) => {
    const sound = await readFile(newPaths, 'utf8');
    onTestFinished(() => writeFile(newPaths, sound));
    await replaceInFile(newPaths, text, replacement);
    const before = await readSnapshot();
    const { code, stdout, stderr } = await generate();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^generate: ${line}\\n$`));
    expect(await readSnapshot()).toEqual(before);
  },
  60_000,
);
