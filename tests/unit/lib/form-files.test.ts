import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFiles, filesOf, problemOfFile, shares, unreadable } from '#src/lib/files/file-choice.ts';

const limits = { size: 1000, count: 3 };
const createFile = (name: string, size = 10, lastModified = 1) => new File(['x'.repeat(size)], name, { lastModified });

describe('a file', () => {
  test.each([
    ['a valid file', createFile('논문.docx'), null],
    ['a file name of 255 characters', createFile(`${'가'.repeat(251)}.pdf`), null],
    ['a file name of 256 characters', createFile(`${'가'.repeat(252)}.pdf`), '파일 이름은 255자까지 가능합니다.'],
    ['a decomposed Korean file name (NFD)', createFile(`${'한'.normalize('NFD').repeat(251)}.pdf`), null],
    ['an empty file', createFile('a.pdf', 0), '내용이 없는 빈 파일입니다.'],
    ['a file of the maximum size', createFile('a.pdf', 1000), null],
    ['a file over the maximum size', createFile('a.pdf', 1001), '파일 크기는 1KB까지 가능합니다.'],
  ])('%s', (_, given, problem) => {
    expect(problemOfFile(given, limits)).toBe(problem);
  });

  test.each(['../a.pdf', 'a\\b.pdf', 'a:b.pdf', 'a\u0000.pdf', 'gpj.\u202Eexe', '   '])(
    'named %j is rejected',
    (name) => {
      expect(problemOfFile(createFile(name), limits)).toMatch(/^파일 이름에 쓸 수 없는 문자/);
    },
  );

  test.each([
    ['초록.docx', true],
    ['초록.DOC', true],
    ['초록.pdf', false],
    ['초록', false],
    ['docx', false],
  ])('%s is accepted as Word file: %s', (name, isAccepted) => {
    const problem = problemOfFile(createFile(name), { size: 1000, types: ['.doc', '.docx'] });
    expect(problem).toBe(isAccepted ? null : '.doc, .docx 파일만 첨부할 수 있습니다.');
  });
});

describe('adding files', () => {
  test('adds files up to the limit and reports the rejected ones with the reason', () => {
    const { files, refused } = addFiles(
      [createFile('a')],
      [createFile('b'), createFile('', 5), createFile('a'), createFile('c'), createFile('d')],
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

  test('counts the files on the server', () => {
    expect(addFiles([], [createFile('a'), createFile('b')], 2, limits).files).toHaveLength(1);
  });

  test('composes a Korean file name (NFC)', () => {
    const [added] = addFiles([], [createFile('한글.pdf'.normalize('NFD'))], 0, limits).files;
    expect(added?.name).toBe('한글.pdf'.normalize('NFC'));
  });
});

test('finds files at any depth of the values', () => {
  const [a, b] = [createFile('a'), createFile('b')];
  expect(filesOf({ text: 'x', one: a, more: { added: [b], removed: [1] }, none: null })).toEqual([a, b]);
});

test('finds the files that can no longer be read', async () => {
  const deleted = createFile('gone');
  deleted.slice = () => {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    return blob;
  };
  expect(await unreadable([createFile('there'), deleted])).toEqual([deleted]);
});

test('the progress of the files adds up to the sent bytes, one file after the other', () => {
  const given = fc.tuple(fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 10 }), fc.nat(10_000));
  fc.assert(
    fc.property(given, ([sizes, sent]) => {
      const files = sizes.map((size, index) => createFile(String(index), size));
      const done = shares(files, sent);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const bytes = done.reduce((sum, share, index) => sum + share * (sizes[index] ?? 0), 0);
      expect(bytes).toBeCloseTo(Math.min(sent, total), 6);
      // A file starts only after the previous file is complete.
      expect(done.every((share, index) => index === 0 || share === 0 || done[index - 1] === 1)).toBe(true);
    }),
  );
});
