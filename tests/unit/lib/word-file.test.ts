import { describe, expect, test } from 'vitest';
import { type Bytes, join, noise, utf8 } from '#mocks/files/bytes.ts';
import { compound } from '#mocks/files/compound.ts';
import { docx, xlsx } from '#mocks/files/office.ts';
import { doc } from '#mocks/files/word.ts';
import { zip } from '#mocks/files/zip.ts';
import { findWordProblem, type WordProblem } from '#src/lib/files/word-file.ts';

const modernDocument = docx('국문 초록', ['세라마이드 유도체의 합성과 보습 효능']);
const legacyDocument = doc(1);

/** Returns a copy with some bytes replaced. */
const withBytes = (bytes: Bytes, at: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};
const indexOfBytes = (bytes: Bytes, mark: number[]) =>
  bytes.findIndex((_, at) => mark.every((byte, index) => bytes[at + index] === byte));
const tableEntry = indexOfBytes(modernDocument, [0x50, 0x4b, 0x01, 0x02]);
const mainStream = indexOfBytes(legacyDocument, [0xec, 0xa5, 0xc1, 0x00]);

const foreign = (what: string | null): WordProblem => ({ kind: 'foreign', what });
const locked: WordProblem = { kind: 'locked' };
const damaged: WordProblem = { kind: 'damaged' };
const word95 = compound([['WordDocument', join([[0xdc, 0xa5, 0x68, 0], noise(5000, 2)])]]);

/** The tested files: description, name, bytes and the expected problem. */
const files: [what: string, name: string, bytes: Bytes, problem: WordProblem | null][] = [
  ['a DOCX document', '초록.docx', modernDocument, null],
  ['a DOCX document with an upper-case extension', '초록.DOCX', modernDocument, null],
  ['a DOCX document of 5 MB', '초록.docx', docx('초록', ['본문'], 5 * 1024 * 1024), null],
  [
    'a DOCX document with a comment at the end of its archive',
    '초록.docx',
    join([withBytes(modernDocument, modernDocument.length - 2, 3), [1, 2, 3]]),
    null,
  ],
  [
    'a DOCX document whose main part has a number',
    '초록.docx',
    zip([['word/document2.xml', utf8('<w:document/>')]]),
    null,
  ],
  ['a DOC document', 'abstract.doc', legacyDocument, null],
  [
    'a DOC document of 9 MB, whose tables continue outside the header',
    'abstract.doc',
    compound([
      ['1Table', noise(9_000_000, 1)],
      ['WordDocument', join([[0xec, 0xa5], noise(6000, 1).fill(0)])],
    ]),
    null,
  ],
  ['a document of Word 95', 'abstract.doc', withBytes(word95, indexOfBytes(word95, [0xdc, 0xa5, 0x68]) + 11, 0), null],
  ['a PDF with the extension .docx', '초록.docx', utf8('%PDF-1.7\n…'), foreign('PDF 문서')],
  ['a PDF with the extension .doc', '초록.doc', utf8('\n\n%PDF-1.4'), foreign('PDF 문서')],
  ['a spreadsheet', '초록.docx', xlsx('표', ['값']), foreign('Excel 통합 문서')],
  ['a spreadsheet before 2003', '초록.doc', compound([['Workbook', noise(5000, 1)]]), foreign('Excel 통합 문서')],
  ['slides', '초록.docx', zip([['ppt/presentation.xml', utf8('<p/>')]]), foreign('PowerPoint 프레젠테이션')],
  [
    'slides before 2003',
    '초록.doc',
    compound([['PowerPoint Document', noise(5000, 1)]]),
    foreign('PowerPoint 프레젠테이션'),
  ],
  [
    'an HWP document',
    '초록.doc',
    compound([
      ['FileHeader', noise(99, 1)],
      ['DocInfo', noise(99, 1)],
    ]),
    foreign('한글(HWP) 문서'),
  ],
  [
    'an HWPX document',
    '초록.docx',
    zip([
      ['mimetype', utf8('application/hwp+zip')],
      ['Contents/section0.xml', utf8('<s/>')],
    ]),
    foreign('한글(HWPX) 문서'),
  ],
  ['an HWP document of version 3', '초록.doc', utf8('HWP Document File V3.00'), foreign('한글(HWP) 문서')],
  [
    'an OpenDocument file',
    '초록.docx',
    zip([
      ['mimetype', utf8('x')],
      ['content.xml', utf8('<o/>')],
    ]),
    foreign('OpenDocument 문서'),
  ],
  ['a ZIP archive', '초록.docx', zip([['초록/국문.txt', utf8('초록')]]), foreign('압축 파일(ZIP)')],
  [
    'a ZIP archive that mentions Word only in its content',
    '초록.docx',
    zip([['a.txt', utf8('word/document.xml')]]),
    foreign('압축 파일(ZIP)'),
  ],
  ['rich text', '초록.doc', utf8('{\\rtf1\\ansi 초록}'), foreign('서식 있는 텍스트(RTF)')],
  ['a web page', '초록.doc', utf8('﻿<html xmlns:w="x"><body>초록</body></html>'), foreign('웹 페이지(HTML)')],
  ['a picture', '초록.docx', join([[0x89], utf8('PNG\r\n'), [0x1a, 0x0a]]), foreign('그림')],
  ['plain text', '초록.doc', utf8('초록'), foreign(null)],
  ['random bytes', '초록.docx', noise(4096, 7), foreign(null)],
  [
    'a DOCX document with a password',
    '초록.docx',
    compound([
      ['EncryptionInfo', noise(99, 1)],
      ['EncryptedPackage', noise(5000, 1)],
    ]),
    locked,
  ],
  ['a document protected by rights management', '초록.docx', compound([['\tDRMContent', noise(5000, 1)]]), locked],
  ['a DOC document with a password', '초록.doc', withBytes(legacyDocument, mainStream + 11, 1), locked],
  ['a ZIP archive with a password', '초록.docx', withBytes(modernDocument, tableEntry + 8, 1), locked],
  ['the first half of a document', '초록.docx', modernDocument.slice(0, modernDocument.length / 2), damaged],
  ['a document without the end of its central directory', '초록.docx', modernDocument.slice(0, -1), damaged],
  ['a document without its beginning', '초록.docx', join([[0x50, 0x4b, 3, 4], modernDocument.slice(400)]), damaged],
  ['a document without its main part', '초록.docx', zip([['word/styles.xml', utf8('<w:styles/>')]]), damaged],
  ['only the header of a DOC document', '초록.doc', legacyDocument.slice(0, 512), damaged],
  [
    'a DOC document whose sector chains contain a loop',
    '초록.doc',
    withBytes(legacyDocument, 512 + 4, 1, 0, 0, 0),
    damaged,
  ],
  ['a DOC document without its signature', '초록.doc', withBytes(legacyDocument, mainStream, 0, 0), damaged],
  ['a DOCX document with the extension .doc', '초록.doc', modernDocument, { kind: 'renamed', ending: '.docx' }],
  ['a DOC document with the extension .docx', '초록.docx', legacyDocument, { kind: 'renamed', ending: '.doc' }],
];

describe('findWordProblem', () => {
  test.each(files)('checks %s (%s)', (_, name, bytes, problem) => {
    expect(findWordProblem(name, bytes)).toEqual(problem);
  });
});

test('findWordProblem reads a short main stream from the stream of the root', () => {
  // The root entry gets the sectors of the main stream, and the main stream becomes their first 64 bytes.
  const withCutoff = withBytes(legacyDocument, 0x38, 0, 0x10);
  const rootEntry = 512 + 512;
  const withRootStream = withBytes(withCutoff, rootEntry + 116, 2, 0, 0, 0);
  const withShortStream = withBytes(withRootStream, rootEntry + 128 + 116, 0, 0, 0, 0, 64, 0, 0, 0);
  expect(findWordProblem('초록.doc', withShortStream)).toBeNull();
  expect(findWordProblem('초록.doc', withBytes(withShortStream, mainStream + 11, 1))).toEqual(locked);
});
