import { describe, expect, test } from 'vitest';
import { type Bytes, concatBytes, pseudoRandomBytes, utf8 } from '#mocks/files/bytes.ts';
import { compoundFile } from '#mocks/files/compound.ts';
import { docxFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/word.ts';
import { zipArchive } from '#mocks/files/zip.ts';
import { type WordProblem, wordProblem } from '#src/lib/files/word-file.ts';

const today = docxFile('국문 초록', ['세라마이드 유도체의 합성과 보습 효능']);
const old = docFile(1);

/** A copy with some bytes changed. */
const changed = (bytes: Bytes, at: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};
const find = (bytes: Bytes, mark: number[]) =>
  bytes.findIndex((_, at) => mark.every((byte, index) => bytes[at + index] === byte));
const tableEntry = find(today, [0x50, 0x4b, 0x01, 0x02]);
const mainStream = find(old, [0xec, 0xa5, 0xc1, 0x00]);

const foreign = (what: string | null): WordProblem => ({ kind: 'foreign', what });
const locked: WordProblem = { kind: 'locked' };
const damaged: WordProblem = { kind: 'damaged' };
const word95 = compoundFile([['WordDocument', concatBytes([[0xdc, 0xa5, 0x68, 0], pseudoRandomBytes(5000, 2)])]]);

/** Every file with its name, its bytes, and what is wrong with it. */
const files: [what: string, name: string, bytes: Bytes, problem: WordProblem | null][] = [
  ['a document of today', '초록.docx', today, null],
  ['one with its ending in capitals', '초록.DOCX', today, null],
  ['one of 5 MB', '초록.docx', docxFile('초록', ['본문'], 5 * 1024 * 1024), null],
  [
    'one with a comment at the end of its archive',
    '초록.docx',
    concatBytes([changed(today, today.length - 2, 3), [1, 2, 3]]),
    null,
  ],
  ['one whose main part has a number', '초록.docx', zipArchive([['word/document2.xml', utf8('<w:document/>')]]), null],
  ['a document of an old Word', 'abstract.doc', old, null],
  [
    'one of 9 MB, whose tables go on outside of the header',
    'abstract.doc',
    compoundFile([
      ['1Table', pseudoRandomBytes(9_000_000, 1)],
      ['WordDocument', concatBytes([[0xec, 0xa5], pseudoRandomBytes(6000, 1).fill(0)])],
    ]),
    null,
  ],
  ['one of Word 95', 'abstract.doc', changed(word95, find(word95, [0xdc, 0xa5, 0x68]) + 11, 0), null],
  ['a PDF under another name', '초록.docx', utf8('%PDF-1.7\n…'), foreign('PDF 문서')],
  ['a PDF under the name of an old document', '초록.doc', utf8('\n\n%PDF-1.4'), foreign('PDF 문서')],
  ['a spreadsheet', '초록.docx', xlsxFile('표', ['값']), foreign('Excel 통합 문서')],
  [
    'an old spreadsheet',
    '초록.doc',
    compoundFile([['Workbook', pseudoRandomBytes(5000, 1)]]),
    foreign('Excel 통합 문서'),
  ],
  ['slides', '초록.docx', zipArchive([['ppt/presentation.xml', utf8('<p/>')]]), foreign('PowerPoint 프레젠테이션')],
  [
    'old slides',
    '초록.doc',
    compoundFile([['PowerPoint Document', pseudoRandomBytes(5000, 1)]]),
    foreign('PowerPoint 프레젠테이션'),
  ],
  [
    'a document of Hangul',
    '초록.doc',
    compoundFile([
      ['FileHeader', pseudoRandomBytes(99, 1)],
      ['DocInfo', pseudoRandomBytes(99, 1)],
    ]),
    foreign('한글(HWP) 문서'),
  ],
  [
    'a new document of Hangul',
    '초록.docx',
    zipArchive([
      ['mimetype', utf8('application/hwp+zip')],
      ['Contents/section0.xml', utf8('<s/>')],
    ]),
    foreign('한글(HWPX) 문서'),
  ],
  ['a very old document of Hangul', '초록.doc', utf8('HWP Document File V3.00'), foreign('한글(HWP) 문서')],
  [
    'an open document',
    '초록.docx',
    zipArchive([
      ['mimetype', utf8('x')],
      ['content.xml', utf8('<o/>')],
    ]),
    foreign('OpenDocument 문서'),
  ],
  ['an archive', '초록.docx', zipArchive([['초록/국문.txt', utf8('초록')]]), foreign('압축 파일(ZIP)')],
  [
    'an archive that speaks of Word in its content alone',
    '초록.docx',
    zipArchive([['a.txt', utf8('word/document.xml')]]),
    foreign('압축 파일(ZIP)'),
  ],
  ['rich text', '초록.doc', utf8('{\\rtf1\\ansi 초록}'), foreign('서식 있는 텍스트(RTF)')],
  ['a web page', '초록.doc', utf8('﻿<html xmlns:w="x"><body>초록</body></html>'), foreign('웹 페이지(HTML)')],
  ['a picture', '초록.docx', concatBytes([[0x89], utf8('PNG\r\n'), [0x1a, 0x0a]]), foreign('그림')],
  ['a text', '초록.doc', utf8('초록'), foreign(null)],
  ['noise', '초록.docx', pseudoRandomBytes(4096, 7), foreign(null)],
  [
    'a document behind a password',
    '초록.docx',
    compoundFile([
      ['EncryptionInfo', pseudoRandomBytes(99, 1)],
      ['EncryptedPackage', pseudoRandomBytes(5000, 1)],
    ]),
    locked,
  ],
  [
    'a document that a rights management closed',
    '초록.docx',
    compoundFile([['\tDRMContent', pseudoRandomBytes(5000, 1)]]),
    locked,
  ],
  ['an old document behind a password', '초록.doc', changed(old, mainStream + 11, 1), locked],
  ['an archive behind a password', '초록.docx', changed(today, tableEntry + 8, 1), locked],
  ['the first half of a document', '초록.docx', today.slice(0, today.length / 2), damaged],
  ['a document without the end of its table', '초록.docx', today.slice(0, -1), damaged],
  ['a document without its beginning', '초록.docx', concatBytes([[0x50, 0x4b, 3, 4], today.slice(400)]), damaged],
  ['a document without its main part', '초록.docx', zipArchive([['word/styles.xml', utf8('<w:styles/>')]]), damaged],
  ['the head of an old document alone', '초록.doc', old.slice(0, 512), damaged],
  ['an old document whose chains bite their tails', '초록.doc', changed(old, 512 + 4, 1, 0, 0, 0), damaged],
  ['an old document without its mark', '초록.doc', changed(old, mainStream, 0, 0), damaged],
  ['a document of today with the ending of an old one', '초록.doc', today, { kind: 'renamed', ending: '.docx' }],
  ['an old document with the ending of today', '초록.docx', old, { kind: 'renamed', ending: '.doc' }],
];

describe('a file that is looked into', () => {
  test.each(files)('%s (%s)', (_, name, bytes, problem) => {
    expect(wordProblem(name, bytes)).toEqual(problem);
  });
});

test('a short stream stands in the stream of the root', () => {
  // The root gets the sectors that were the stream's, and the stream the first 64 bytes of them.
  const made = changed(old, 0x38, 0, 0x10);
  const root = 512 + 512;
  const small = changed(made, root + 116, 2, 0, 0, 0);
  const named = changed(small, root + 128 + 116, 0, 0, 0, 0, 64, 0, 0, 0);
  expect(wordProblem('초록.doc', named)).toBeNull();
  expect(wordProblem('초록.doc', changed(named, mainStream + 11, 1))).toEqual(locked);
});
