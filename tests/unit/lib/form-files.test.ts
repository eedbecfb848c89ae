import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enrollStudentCertificateFileKinds,
  saveForumFileKinds,
  saveInquiryFileKinds,
} from '#src/api/generated/constants.ts';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { addFiles, fileProblem, findUnreadableFiles, uploadedShares } from '#src/lib/files/file-choice.ts';
import { fileKindBySignature, findDisguisedFiles } from '#src/lib/files/file-kind.ts';

const limits = { size: 1000, count: 3, nameLength: 255 };
const createFile = (name: string, size = 10, lastModified = 1) => new File(['x'.repeat(size)], name, { lastModified });

describe('fileProblem', () => {
  test.each([
    ['a valid file', createFile('논문.docx'), null],
    ['a file name of the maximum length', createFile(`${'가'.repeat(251)}.pdf`), null],
    ['a longer file name', createFile(`${'가'.repeat(252)}.pdf`), '파일 이름은 255자까지 가능합니다.'],
    ['a file name with decomposed Korean', createFile(`${'한'.normalize('NFD').repeat(251)}.pdf`), null],
    ['an empty file', createFile('a.pdf', 0), '내용이 없는 빈 파일입니다.'],
    ['a file of the maximum size', createFile('a.pdf', 1000), null],
    ['a larger file', createFile('a.pdf', 1001), '파일 크기는 1KB까지 가능합니다.'],
  ])('checks %s', (_, given, problem) => {
    expect(fileProblem(given, limits)).toBe(problem);
  });

  test.each(['../a.pdf', 'a\\b.pdf', 'a:b.pdf', 'a\u0000.pdf', 'gpj.\u202Eexe', '   '])(
    'refuses the file name %j',
    (name) => {
      expect(fileProblem(createFile(name), limits)).toMatch(/^파일 이름에 쓸 수 없는 문자/);
    },
  );

  test.each([
    ['초록.docx', true],
    ['초록.DOC', true],
    ['초록.pdf', false],
    ['초록', false],
    ['docx', false],
  ])('%s is accepted as a Word document: %s', (name, isAccepted) => {
    const problem = fileProblem(createFile(name), { ...limits, types: ['.doc', '.docx'] });
    expect(problem).toBe(isAccepted ? null : '.doc, .docx 파일만 첨부할 수 있습니다.');
  });
});

test.each([
  ['증명서.pdf', '%PDF-1.7', true],
  ['사진.JPG', '\xff\xd8\xff\xe0', true],
  ['암호가 있는 문서.docx', '\xd0\xcf\x11\xe0', true],
  ['표.xlsx', 'PK\x03\x04', true],
  ['자료.zip', 'PK\x03\x04', true],
  ['그림.gif', 'GIF89a', true],
  ['메모.txt', '안녕하세요', true],
  ['증명서.pdf', 'MZ\x90\0', false],
  ['메모.txt', 'MZ generation', true],
  ['증명서.pdf', ' <!DOCTYPE html>', false],
  ['사진.png', '<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['사진.jpg', '%PDF-1.7', false],
  ['메모.txt', '<script>', false],
])('%s that begins with %j fits its name: %s', async (name, start, isFitting) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  const file = new File([bytes], name);
  expect(await findDisguisedFiles([file])).toEqual(isFitting ? [] : [file]);
});

test.each([
  ['MZ\n\x90\0', '실행 파일'],
  ['\xef\xbb\xbf <html>', '웹 페이지(HTML)'],
  ['글 <html>', null],
  ['\xef\xbb\xbf<?xml', 'XML 문서'],
  ['머리\n%PDF-1.7', 'PDF 문서'],
  ['PK\x03\x04', '압축 파일(ZIP)'],
  ['PKab', null],
  ['\xd0\xcf\x11\xe0', 'Office 문서'],
])('a file that begins with %j is of the kind %s', (start, kind) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  expect(fileKindBySignature(bytes)).toBe(kind);
});

test.each(['프로그램.exe', '그림.svg', '증명서.pdf.exe', '쪽.html'])(
  '%s is no certificate and no attachment',
  (name) => {
    for (const types of [enrollStudentCertificateFileKinds, saveForumFileKinds, saveInquiryFileKinds])
      expect(fileProblem(createFile(name), { ...limits, types })).toBe(
        `${types.join(', ')} 파일만 첨부할 수 있습니다.`,
      );
  },
);

describe('addFiles', () => {
  test('adds files up to the limit and returns the refused files with reasons', () => {
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

  test('composes the Korean in a file name', () => {
    const [added] = addFiles([], [createFile('한글.pdf'.normalize('NFD'))], 0, limits).files;
    expect(added?.name).toBe('한글.pdf'.normalize('NFC'));
  });
});

test('collectFiles finds files at any depth', () => {
  const [a, b] = [createFile('a'), createFile('b')];
  expect(collectFiles({ text: 'x', one: a, more: { added: [b], removed: [1] }, none: null })).toEqual([a, b]);
});

test('findUnreadableFiles returns the files that cannot be read', async () => {
  const removed = createFile('removed');
  removed.slice = () => {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException('removed', 'NotFoundError'));
    return blob;
  };
  expect(await findUnreadableFiles([createFile('readable'), removed])).toEqual([removed]);
});

test('uploadedShares adds up to the sent bytes, one file after the other', () => {
  const given = fc.tuple(fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 10 }), fc.nat(10_000));
  fc.assert(
    fc.property(given, ([sizes, sent]) => {
      const files = sizes.map((size, index) => createFile(String(index), size));
      const fileShares = uploadedShares(files, sent);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const bytes = fileShares.reduce((sum, share, index) => sum + share * (sizes[index] ?? 0), 0);
      expect(bytes).toBeCloseTo(Math.min(sent, total), 6);
      // A file begins only after the file before it is complete.
      expect(fileShares.every((share, index) => index === 0 || share === 0 || fileShares[index - 1] === 1)).toBe(true);
    }),
  );
});
