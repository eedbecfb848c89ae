import { describe, expect, test } from 'vitest';
import { type Bytes, pseudoRandomBytes, utf8 } from '#mocks/files/bytes.ts';
import { compoundFile } from '#mocks/files/compound.ts';
import { docxFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/word.ts';
import { checkAbstractFile } from '#src/pages/society/abstracts/abstract-file.ts';

const today = docxFile('국문 초록', ['본문']);
const limit = 10 * 1024 * 1024;

const refused: [what: string, name: string, bytes: Bytes, message: string][] = [
  ['another ending', '초록.pdf', today, '.doc, .docx 파일만 첨부할 수 있습니다.'],
  ['no ending', '초록', today, '.doc, .docx 파일만 첨부할 수 있습니다.'],
  ['nothing in it', '초록.docx', utf8(''), '내용이 없는 빈 파일입니다.'],
  ['a byte too many', '초록.docx', pseudoRandomBytes(limit + 1, 1), '파일 크기는 10MB까지 가능합니다.'],
  ['a name of 256 characters', `${'가'.repeat(251)}.docx`, today, '파일 이름은 255자까지 가능합니다.'],
  [
    'a name that turns its ending around',
    '초록\u202Excod.docx',
    today,
    '파일 이름에 쓸 수 없는 문자가 있습니다. 이름을 바꾼 뒤 다시 첨부해 주세요.',
  ],
  [
    'a PDF inside',
    '초록.docx',
    utf8('%PDF-1.7'),
    '확장자는 Word이지만 실제로는 PDF 문서 파일입니다. Word에서 저장한 파일을 선택해 주세요.',
  ],
  [
    'a spreadsheet inside',
    '초록.docx',
    xlsxFile('표', ['값']),
    '확장자는 Word이지만 실제로는 Excel 통합 문서 파일입니다. Word에서 저장한 파일을 선택해 주세요.',
  ],
  [
    'something unknown inside',
    '초록.doc',
    pseudoRandomBytes(4096, 7),
    'Word 파일이 아닙니다. 다른 파일의 이름만 바꾼 것은 등록할 수 없습니다. Word에서 저장한 파일을 선택해 주세요.',
  ],
  [
    'a password',
    '초록.docx',
    compoundFile([['EncryptedPackage', pseudoRandomBytes(5000, 1)]]),
    '암호나 문서 보안이 걸린 파일입니다. 암호를 해제하여 다시 저장한 뒤 선택해 주세요.',
  ],
  [
    'half of it missing',
    '초록.docx',
    today.slice(0, 500),
    '손상된 Word 파일입니다. 파일이 열리는지 확인하고 다시 저장한 뒤 선택해 주세요.',
  ],
  [
    'the ending of an old document',
    '초록.doc',
    today,
    '파일의 내용과 확장자가 다릅니다. 확장자를 .docx 형식으로 바꾼 뒤 다시 선택해 주세요.',
  ],
  [
    'the ending of a new document',
    '초록.docx',
    docFile(1),
    '파일의 내용과 확장자가 다릅니다. 확장자를 .doc 형식으로 바꾼 뒤 다시 선택해 주세요.',
  ],
];

describe('a file is not taken that has', () => {
  test.each(refused)('%s', async (_, name, bytes, problem) => {
    expect(await checkAbstractFile(new File([bytes], name))).toEqual({ problem });
  });
});

test('a file that went away before it was read is not taken', async () => {
  const gone = new File([today], '초록.docx');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await checkAbstractFile(gone)).toEqual({
    problem: '파일을 읽을 수 없습니다. 옮기거나 삭제한 파일이 아닌지 확인한 뒤 다시 선택해 주세요.',
  });
});

test.each([
  ['초록.docx'.normalize('NFD'), today],
  [`${'가'.repeat(250)}.docx`, today],
  ['abstract.DOC', docFile(1)],
  // A file of just as many bytes as are allowed.
  ['초록.docx', docxFile('초록', ['본문'], limit)],
])('%s is taken as it was read, its name composed', async (name, bytes) => {
  const looked = await checkAbstractFile(new File([bytes], name));
  if (!('file' in looked)) throw new Error(looked.problem);
  expect(looked.file.name).toBe(name.normalize('NFC'));
  expect(Buffer.compare(Buffer.from(await looked.file.arrayBuffer()), bytes)).toBe(0);
});
