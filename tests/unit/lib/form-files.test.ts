import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFiles,
  collectFiles,
  fileProblem,
  findUnreadableFiles,
  uploadedShares,
} from '#src/lib/files/file-choice.ts';

const limits = { size: 1000, count: 3 };
const file = (name: string, size = 10, lastModified = 1) => new File(['x'.repeat(size)], name, { lastModified });

describe('a file', () => {
  test.each([
    ['an ordinary one', file('논문.docx'), null],
    ['one of the longest name', file(`${'가'.repeat(251)}.pdf`), null],
    ['one of a longer name', file(`${'가'.repeat(252)}.pdf`), '파일 이름은 255자까지 가능합니다.'],
    ['one whose Korean came apart', file(`${'한'.normalize('NFD').repeat(251)}.pdf`), null],
    ['an empty one', file('a.pdf', 0), '내용이 없는 빈 파일입니다.'],
    ['the largest', file('a.pdf', 1000), null],
    ['a larger one', file('a.pdf', 1001), '파일 크기는 1KB까지 가능합니다.'],
  ])('%s', (_, given, problem) => {
    expect(fileProblem(given, limits)).toBe(problem);
  });

  test.each(['../a.pdf', 'a\\b.pdf', 'a:b.pdf', 'a\u0000.pdf', 'gpj.\u202Eexe', '   '])(
    'named %j is refused',
    (name) => {
      expect(fileProblem(file(name), limits)).toMatch(/^파일 이름에 쓸 수 없는 문자/);
    },
  );

  test.each([
    ['초록.docx', true],
    ['초록.DOC', true],
    ['초록.pdf', false],
    ['초록', false],
    ['docx', false],
  ])('%s is taken where Word is asked for: %s', (name, taken) => {
    const problem = fileProblem(file(name), { size: 1000, types: ['.doc', '.docx'] });
    expect(problem).toBe(taken ? null : '.doc, .docx 파일만 첨부할 수 있습니다.');
  });
});

describe('adding files', () => {
  test('takes as many as there is room for, and says which were left out and why', () => {
    const { files, refused } = addFiles(
      [file('a')],
      [file('b'), file('', 5), file('a'), file('c'), file('d')],
      0,
      limits,
    );
    expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(refused).toEqual([
      { name: '', reason: expect.stringContaining('쓸 수 없는 문자') },
      { name: 'a', reason: '이미 첨부한 파일입니다.' },
      { name: 'd', reason: '파일은 3개까지 첨부할 수 있습니다.' },
    ]);
  });

  test('counts those on the server', () => {
    expect(addFiles([], [file('a'), file('b')], 2, limits).files).toHaveLength(1);
  });

  test('composes the Korean of a name', () => {
    const [added] = addFiles([], [file('한글.pdf'.normalize('NFD'))], 0, limits).files;
    expect(added?.name).toBe('한글.pdf'.normalize('NFC'));
  });
});

test('files are found wherever they are', () => {
  const [a, b] = [file('a'), file('b')];
  expect(collectFiles({ text: 'x', one: a, more: { added: [b], removed: [1] }, none: null })).toEqual([a, b]);
});

test('a file that went away is told from one that is there', async () => {
  const gone = file('gone');
  gone.slice = () => {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    return blob;
  };
  expect(await findUnreadableFiles([file('there'), gone])).toEqual([gone]);
});

test('the shares of files add up to what was sent, one file after the other', () => {
  const given = fc.tuple(fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 10 }), fc.nat(10_000));
  fc.assert(
    fc.property(given, ([sizes, sent]) => {
      const files = sizes.map((size, index) => file(String(index), size));
      const done = uploadedShares(files, sent);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const bytes = done.reduce((sum, share, index) => sum + share * (sizes[index] ?? 0), 0);
      expect(bytes).toBeCloseTo(Math.min(sent, total), 6);
      // None begins before the one in front of it is through.
      expect(done.every((share, index) => index === 0 || share === 0 || done[index - 1] === 1)).toBe(true);
    }),
  );
});
