/** Checks that the production build contains no mocks. The tests need a build in dist/, which `npm test` creates first. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/**
 * Words that only mocks have: their library, their accounts, their data, the contract that they carry along, the validator
 * of responses with its messages, faker, and the development panel with its request log.
 */
const markers = [
  'mockServiceWorker',
  'setupWorker',
  'hanbit01',
  'hanbit01!',
  'rt.7f3c1e90a2b84d55',
  'x-assumption',
  'must NOT have unevaluated properties',
  '허용된 값이 아닙니다',
  '강릉.양양.인제',
  '추계학술대회 포스터 규격 문의드립니다',
  '개발 패널',
  'mock-panel',
  'mock-request-log',
  '일반회원 · 연회비 체납',
  '우편번호 서비스의 시험용 화면',
  'demo-worker',
  '데모 · 입력한 내용은',
];

async function readFilesBelow(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

/** The folders of the mocks and of the packages that they load. */
const mockFolders = ['mocks', 'node_modules/msw/lib', 'node_modules/ajv/dist', 'node_modules/@faker-js/faker/dist'];

let built: { path: string; text: string }[] = [];
let mocks: { path: string; text: string }[] = [];

beforeAll(async () => {
  built = await readFilesBelow('dist');
  mocks = (await Promise.all(mockFolders.map(readFilesBelow))).flat();
});

test('the build has a page, code and a style sheet', () => {
  const paths = built.map(({ path }) => path);
  expect(paths).toContain('dist/index.html');
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(paths.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
});

test('no file of the build belongs to the mocks', () => {
  // A host does not serve the folder `hosting`. The hash in a file name may contain any letters by chance.
  const served = built.filter(({ path }) => !path.startsWith('dist/hosting/'));
  const names = served.map(({ path }) => path.replace(/-[\w-]{6,8}(?=(?:\.\w+)+$)/, ''));
  expect(names.filter((name) => /mock|msw|worker/i.test(name))).toEqual([]);
});

describe('the build does not contain the mock text', () => {
  test.each(markers)('%s', (marker) => {
    expect(
      mocks.some(({ text }) => text.includes(marker)),
      'no mock contains this marker, so it proves nothing',
    ).toBe(true);
    expect(built.filter(({ text }) => text.includes(marker)).map(({ path }) => path)).toEqual([]);
  });
});
