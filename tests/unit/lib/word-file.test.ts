import { describe, expect, test } from 'vitest';
import { type Bytes, join, noise, utf8 } from '#mocks/files/bytes.ts';
import { compound } from '#mocks/files/compound.ts';
import { docx, xlsx } from '#mocks/files/office.ts';
import { doc } from '#mocks/files/word.ts';
import { zip } from '#mocks/files/zip.ts';
import { type WordProblem, wordProblem } from '#src/lib/files/word-file.ts';

const docxFile = docx('국문 초록', ['세라마이드 유도체의 합성과 보습 효능']);
const docFile = doc(1);

/** Returns a copy with some bytes replaced. */
const replaceBytes = (bytes: Bytes, offset: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, offset);
  return copy;
};
/** Returns the offset of the first occurrence of a byte sequence. */
const offsetOf = (bytes: Bytes, sequence: number[]) =>
  bytes.findIndex((_, offset) => sequence.every((byte, index) => bytes[offset + index] === byte));
const tableEntry = offsetOf(docxFile, [0x50, 0x4b, 0x01, 0x02]);
const mainStream = offsetOf(docFile, [0xec, 0xa5, 0xc1, 0x00]);

const foreignFile = (what: string | null): WordProblem => ({ kind: 'foreign', what });
const locked: WordProblem = { kind: 'locked' };
const damaged: WordProblem = { kind: 'damaged' };
const word95 = compound([['WordDocument', join([[0xdc, 0xa5, 0x68, 0], noise(5000, 2)])]]);

/** Files with name, bytes and the expected problem. */
const files: [description: string, name: string, bytes: Bytes, problem: WordProblem | null][] = [
  ['a .docx document', '초록.docx', docxFile, null],
  ['a .docx document with the extension in capitals', '초록.DOCX', docxFile, null],
  ['a .docx document of 5 MB', '초록.docx', docx('초록', ['본문'], 5 * 1024 * 1024), null],
  [
    'a .docx document with a comment at the end of its archive',
    '초록.docx',
    join([replaceBytes(docxFile, docxFile.length - 2, 3), [1, 2, 3]]),
    null,
  ],
  [
    'a .docx document whose main part has a number',
    '초록.docx',
    zip([['word/document2.xml', utf8('<w:document/>')]]),
    null,
  ],
  ['a .doc document', 'abstract.doc', docFile, null],
  [
    'a .doc document of 9 MB, whose allocation table continues outside the header',
    'abstract.doc',
    compound([
      ['1Table', noise(9_000_000, 1)],
      ['WordDocument', join([[0xec, 0xa5], noise(6000, 1).fill(0)])],
    ]),
    null,
  ],
  [
    'a .doc document of Word 95',
    'abstract.doc',
    replaceBytes(word95, offsetOf(word95, [0xdc, 0xa5, 0x68]) + 11, 0),
    null,
  ],
  ['a PDF with the extension .docx', '초록.docx', utf8('%PDF-1.7\n…'), foreignFile('PDF 문서')],
  ['a PDF with the extension .doc', '초록.doc', utf8('\n\n%PDF-1.4'), foreignFile('PDF 문서')],
  ['an .xlsx spreadsheet', '초록.docx', xlsx('표', ['값']), foreignFile('Excel 통합 문서')],
  ['an .xls spreadsheet', '초록.doc', compound([['Workbook', noise(5000, 1)]]), foreignFile('Excel 통합 문서')],
  [
    'a .pptx presentation',
    '초록.docx',
    zip([['ppt/presentation.xml', utf8('<p/>')]]),
    foreignFile('PowerPoint 프레젠테이션'),
  ],
  [
    'a .ppt presentation',
    '초록.doc',
    compound([['PowerPoint Document', noise(5000, 1)]]),
    foreignFile('PowerPoint 프레젠테이션'),
  ],
  [
    'an HWP document',
    '초록.doc',
    compound([
      ['FileHeader', noise(99, 1)],
      ['DocInfo', noise(99, 1)],
    ]),
    foreignFile('한글(HWP) 문서'),
  ],
  [
    'an HWPX document',
    '초록.docx',
    zip([
      ['mimetype', utf8('application/hwp+zip')],
      ['Contents/section0.xml', utf8('<s/>')],
    ]),
    foreignFile('한글(HWPX) 문서'),
  ],
  ['an HWP 3.0 document', '초록.doc', utf8('HWP Document File V3.00'), foreignFile('한글(HWP) 문서')],
  [
    'an OpenDocument file',
    '초록.docx',
    zip([
      ['mimetype', utf8('x')],
      ['content.xml', utf8('<o/>')],
    ]),
    foreignFile('OpenDocument 문서'),
  ],
  ['a ZIP archive', '초록.docx', zip([['초록/국문.txt', utf8('초록')]]), foreignFile('압축 파일(ZIP)')],
  [
    'a ZIP archive that mentions Word only in its content',
    '초록.docx',
    zip([['a.txt', utf8('word/document.xml')]]),
    foreignFile('압축 파일(ZIP)'),
  ],
  ['rich text', '초록.doc', utf8('{\\rtf1\\ansi 초록}'), foreignFile('서식 있는 텍스트(RTF)')],
  ['a web page', '초록.doc', utf8('﻿<html xmlns:w="x"><body>초록</body></html>'), foreignFile('웹 페이지(HTML)')],
  ['a picture', '초록.docx', join([[0x89], utf8('PNG\r\n'), [0x1a, 0x0a]]), foreignFile('그림')],
  ['plain text', '초록.doc', utf8('초록'), foreignFile(null)],
  ['random bytes', '초록.docx', noise(4096, 7), foreignFile(null)],
  [
    'a .docx document with a password',
    '초록.docx',
    compound([
      ['EncryptionInfo', noise(99, 1)],
      ['EncryptedPackage', noise(5000, 1)],
    ]),
    locked,
  ],
  ['a document with digital rights management', '초록.docx', compound([['\tDRMContent', noise(5000, 1)]]), locked],
  ['a .doc document with a password', '초록.doc', replaceBytes(docFile, mainStream + 11, 1), locked],
  ['an encrypted ZIP archive', '초록.docx', replaceBytes(docxFile, tableEntry + 8, 1), locked],
  ['the first half of a .docx document', '초록.docx', docxFile.slice(0, docxFile.length / 2), damaged],
  ['a .docx document without the last byte of its directory', '초록.docx', docxFile.slice(0, -1), damaged],
  ['a .docx document without its beginning', '초록.docx', join([[0x50, 0x4b, 3, 4], docxFile.slice(400)]), damaged],
  ['a .docx document without its main part', '초록.docx', zip([['word/styles.xml', utf8('<w:styles/>')]]), damaged],
  ['the header of a .doc document without the rest', '초록.doc', docFile.slice(0, 512), damaged],
  ['a .doc document with circular sector chains', '초록.doc', replaceBytes(docFile, 512 + 4, 1, 0, 0, 0), damaged],
  ['a .doc document without its signature', '초록.doc', replaceBytes(docFile, mainStream, 0, 0), damaged],
  ['a .docx document with the extension .doc', '초록.doc', docxFile, { kind: 'renamed', ending: '.docx' }],
  ['a .doc document with the extension .docx', '초록.docx', docFile, { kind: 'renamed', ending: '.doc' }],
];

describe('the content check of a file', () => {
  test.each(files)('%s (%s)', (_, name, bytes, problem) => {
    expect(wordProblem(name, bytes)).toEqual(problem);
  });
});

test('reads a short stream from the mini stream of the root entry', () => {
  // Assigns the sectors of the stream to the root entry, and their first 64 bytes to the stream.
  const withCutoff = replaceBytes(docFile, 0x38, 0, 0x10);
  const root = 512 + 512;
  const withRootSectors = replaceBytes(withCutoff, root + 116, 2, 0, 0, 0);
  const withMiniStream = replaceBytes(withRootSectors, root + 128 + 116, 0, 0, 0, 0, 64, 0, 0, 0);
  expect(wordProblem('초록.doc', withMiniStream)).toBeNull();
  expect(wordProblem('초록.doc', replaceBytes(withMiniStream, mainStream + 11, 1))).toEqual(locked);
});
