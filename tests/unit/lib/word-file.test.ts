import { Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Bytes, concatBytes, pseudoRandomBytes, utf8 } from '#mocks/files/bytes.ts';
import { docxFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/padded-files.ts';
import { zipArchive } from '#mocks/files/zip.ts';
import { findWordProblem, type WordProblem } from '#src/lib/files/word-file.ts';
import { compoundFile } from '#tests/support/compound-file.ts';

const modernDocument = docxFile('국문 초록');
const legacyDocument = docFile(1);

/** Returns a copy with some bytes replaced. */
const withBytes = (bytes: Bytes, at: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};
const indexOfBytes = (bytes: Bytes, mark: number[]) =>
  bytes.findIndex((_, at) => mark.every((byte, index) => bytes[at + index] === byte));
const tableEntry = indexOfBytes(modernDocument, [0x50, 0x4b, 0x01, 0x02]);
const mainPartHeader = Buffer.from(modernDocument).lastIndexOf('PK\x03\x04');
const mainStream = indexOfBytes(legacyDocument, [0xec, 0xa5, 0xc1, 0x00]);

/** Returns a document that was written without knowing the sizes, as web applications do. */
function streamedDocument(): Bytes {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((_, piece) => pieces.push(piece));
  const part = new ZipDeflate('word/document.xml');
  archive.add(part);
  part.push(utf8('<w:document/>'), true);
  archive.end();
  return concatBytes(pieces);
}

/** Returns the position of an entry in the sector table of a compound file whose table is its first sector. */
const sectorEntry = (sector: number) => 512 + 4 * sector;
const directorySector = new DataView(legacyDocument.buffer).getUint32(0x30, true);
const firstSectorOfMainStream = mainStream / 512 - 1;

const foreign = (what: string | null): WordProblem => ({ kind: 'foreign', what });
const locked: WordProblem = { kind: 'locked' };
const damaged: WordProblem = { kind: 'damaged' };
const word95 = compoundFile([['WordDocument', concatBytes([[0xdc, 0xa5, 0x68, 0], pseudoRandomBytes(5000, 2)])]]);

/** The tested files: description, name, bytes and the expected problem. */
const files: [what: string, name: string, bytes: Bytes, problem: WordProblem | null][] = [
  ['a DOCX document', '초록.docx', modernDocument, null],
  ['a DOCX document with an upper-case extension', '초록.DOCX', modernDocument, null],
  ['a DOCX document of 5 MB', '초록.docx', docxFile('초록', 5 * 1024 * 1024), null],
  [
    'a DOCX document with a comment at the end of its archive',
    '초록.docx',
    concatBytes([withBytes(modernDocument, modernDocument.length - 2, 3), [1, 2, 3]]),
    null,
  ],
  ['a compressed DOCX document', '초록.docx', zipSync({ 'word/document.xml': utf8('<w:document/>'.repeat(99)) }), null],
  ['a DOCX document with sizes after the data', '초록.docx', streamedDocument(), null],
  ['a DOCX document with a line break after its end', '초록.docx', concatBytes([modernDocument, [13, 10]]), null],
  [
    'a DOCX document whose main part has a number',
    '초록.docx',
    zipArchive([['word/document2.xml', utf8('<w:document/>')]]),
    null,
  ],
  ['a DOC document', 'abstract.doc', legacyDocument, null],
  [
    'a DOC document of 9 MB, whose tables continue outside the header',
    'abstract.doc',
    compoundFile([
      ['1Table', pseudoRandomBytes(9_000_000, 1)],
      ['WordDocument', concatBytes([[0xec, 0xa5], pseudoRandomBytes(6000, 1).fill(0)])],
    ]),
    null,
  ],
  [
    'a DOC document with a short main stream',
    'abstract.doc',
    compoundFile([['WordDocument', legacyDocument.slice(mainStream, mainStream + 600)]]),
    null,
  ],
  [
    'a DOC document whose main stream contains a loop',
    'abstract.doc',
    withBytes(legacyDocument, sectorEntry(firstSectorOfMainStream + 1), firstSectorOfMainStream, 0, 0, 0),
    null,
  ],
  ['a document of Word 95', 'abstract.doc', withBytes(word95, indexOfBytes(word95, [0xdc, 0xa5, 0x68]) + 11, 0), null],
  ['a PDF with the extension .docx', '초록.docx', utf8('%PDF-1.7\n…'), foreign('PDF 문서')],
  ['a PDF with the extension .doc', '초록.doc', utf8('\n\n%PDF-1.4'), foreign('PDF 문서')],
  ['a spreadsheet', '초록.docx', xlsxFile('표'), foreign('Excel 통합 문서')],
  [
    'a spreadsheet before 2003',
    '초록.doc',
    compoundFile([['Workbook', pseudoRandomBytes(5000, 1)]]),
    foreign('Excel 통합 문서'),
  ],
  ['slides', '초록.docx', zipArchive([['ppt/presentation.xml', utf8('<p/>')]]), foreign('PowerPoint 프레젠테이션')],
  [
    'slides before 2003',
    '초록.doc',
    compoundFile([['PowerPoint Document', pseudoRandomBytes(5000, 1)]]),
    foreign('PowerPoint 프레젠테이션'),
  ],
  [
    'an HWP document',
    '초록.doc',
    compoundFile([
      ['FileHeader', pseudoRandomBytes(99, 1)],
      ['DocInfo', pseudoRandomBytes(99, 1)],
    ]),
    foreign('한글(HWP) 문서'),
  ],
  [
    'an HWPX document',
    '초록.docx',
    zipArchive([
      ['mimetype', utf8('application/hwp+zip')],
      ['Contents/section0.xml', utf8('<s/>')],
    ]),
    foreign('한글(HWPX) 문서'),
  ],
  ['an HWP document of version 3', '초록.doc', utf8('HWP Document File V3.00'), foreign('한글(HWP) 문서')],
  [
    'an OpenDocument file',
    '초록.docx',
    zipArchive([
      ['mimetype', utf8('x')],
      ['content.xml', utf8('<o/>')],
    ]),
    foreign('OpenDocument 문서'),
  ],
  ['a ZIP archive', '초록.docx', zipArchive([['초록/국문.txt', utf8('초록')]]), foreign('압축 파일(ZIP)')],
  [
    'a ZIP archive that mentions Word only in its content',
    '초록.docx',
    zipArchive([['a.txt', utf8('word/document.xml')]]),
    foreign('압축 파일(ZIP)'),
  ],
  ['rich text', '초록.doc', utf8('{\\rtf1\\ansi 초록}'), foreign('서식 있는 텍스트(RTF)')],
  ['a web page', '초록.doc', utf8('﻿<html xmlns:w="x"><body>초록</body></html>'), foreign('웹 페이지(HTML)')],
  ['a picture', '초록.docx', concatBytes([[0x89], utf8('PNG\r\n'), [0x1a, 0x0a]]), foreign('그림')],
  ['plain text', '초록.doc', utf8('초록'), foreign(null)],
  ['random bytes', '초록.docx', pseudoRandomBytes(4096, 7), foreign(null)],
  [
    'a DOCX document with a password',
    '초록.docx',
    compoundFile([
      ['EncryptionInfo', pseudoRandomBytes(99, 1)],
      ['EncryptedPackage', pseudoRandomBytes(5000, 1)],
    ]),
    locked,
  ],
  [
    'a document protected by rights management',
    '초록.docx',
    compoundFile([['\tDRMContent', pseudoRandomBytes(5000, 1)]]),
    locked,
  ],
  ['a DOC document with a password', '초록.doc', withBytes(legacyDocument, mainStream + 11, 1), locked],
  [
    'a DOC document with a short main stream and a password',
    '초록.doc',
    compoundFile([['WordDocument', withBytes(legacyDocument.slice(mainStream, mainStream + 600), 11, 1)]]),
    locked,
  ],
  ['a ZIP archive with a password', '초록.docx', withBytes(modernDocument, tableEntry + 8, 1), locked],
  ['the first half of a document', '초록.docx', modernDocument.slice(0, modernDocument.length / 2), damaged],
  ['a document without the end of its central directory', '초록.docx', modernDocument.slice(0, -1), damaged],
  [
    'a document without its beginning',
    '초록.docx',
    concatBytes([[0x50, 0x4b, 3, 4], modernDocument.slice(400)]),
    damaged,
  ],
  ['a document whose main part lost its header', '초록.docx', withBytes(modernDocument, mainPartHeader, 0), damaged],
  ['a document without its main part', '초록.docx', zipArchive([['word/styles.xml', utf8('<w:styles/>')]]), damaged],
  ['only the header of a DOC document', '초록.doc', legacyDocument.slice(0, 512), damaged],
  [
    'a DOC document whose directory contains a loop',
    '초록.doc',
    withBytes(legacyDocument, sectorEntry(directorySector), directorySector, 0, 0, 0),
    null,
  ],
  ['a DOC document without its signature', '초록.doc', withBytes(legacyDocument, mainStream, 0, 0), damaged],
  ['a DOCX document with the extension .doc', '초록.doc', modernDocument, { kind: 'renamed', ending: '.docx' }],
  ['a DOC document with the extension .docx', '초록.docx', legacyDocument, { kind: 'renamed', ending: '.doc' }],
];

describe('findWordProblem', () => {
  test.each(files)('checks %s (%s)', async (_, name, bytes, problem) => {
    expect(await findWordProblem(name, bytes)).toEqual(problem);
  });
});
