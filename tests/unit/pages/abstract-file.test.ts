import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Bytes, pseudoRandomBytes, utf8 } from '#mocks/files/bytes.ts';
import { docxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/padded-files.ts';
import { checkAbstractFile } from '#src/pages/society/abstracts/abstract-file.ts';
import { compoundFile } from '#tests/support/compound-file.ts';

// The files of a worker share their modules.
afterAll(() => void vi.resetModules());

const abstractDocx = docxFile('국문 초록');
const maxBytes = 10 * 1024 * 1024;

const rejectedFiles: [description: string, name: string, bytes: Bytes, message: string][] = [
  ['another extension', '초록.pdf', abstractDocx, '.doc, .docx 파일만 첨부할 수 있습니다.'],
  ['one byte over the limit', '초록.docx', pseudoRandomBytes(maxBytes + 1, 1), '파일 크기는 10MB까지 가능합니다.'],
  [
    'the content of a PDF',
    '초록.docx',
    utf8('%PDF-1.7'),
    '확장자는 Word이지만 실제로는 PDF 문서 파일입니다. Word에서 저장한 파일을 선택해 주세요.',
  ],
  [
    'unknown content',
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
    'only its first bytes',
    '초록.docx',
    abstractDocx.slice(0, 500),
    '손상된 Word 파일입니다. 파일이 열리는지 확인하고 다시 저장한 뒤 선택해 주세요.',
  ],
  [
    'the content of .doc and the extension .docx',
    '초록.docx',
    docFile(1),
    '파일의 내용과 확장자가 다릅니다. 확장자를 .doc 형식으로 바꾼 뒤 다시 선택해 주세요.',
  ],
];

describe('an abstract file is rejected that has', () => {
  test.each(rejectedFiles)('%s', async (_, name, bytes, problem) => {
    expect(await checkAbstractFile(new File([bytes], name))).toEqual({ problem });
  });
});

test('an abstract file is rejected that was deleted before it was read', async () => {
  const deleted = new File([abstractDocx], '초록.docx');
  deleted.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await checkAbstractFile(deleted)).toEqual({
    problem: '파일을 읽을 수 없습니다. 옮기거나 삭제한 파일이 아닌지 확인한 뒤 다시 선택해 주세요.',
  });
});

test('a file is checked again after the code of the check failed to load', async () => {
  const file = new File([abstractDocx], '초록.docx');
  vi.resetModules();
  vi.doMock('#src/lib/files/word-file.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { checkAbstractFile: check } = await import('#src/pages/society/abstracts/abstract-file.ts');
  expect(await check(file)).toEqual({
    problem: '파일을 확인하는 기능을 불러오지 못했습니다. 네트워크 연결을 확인하고 파일을 다시 선택해 주세요.',
  });
  vi.doUnmock('#src/lib/files/word-file.ts');
  expect(await check(file)).toHaveProperty('file');
});

test.each([
  ['초록.docx'.normalize('NFD'), abstractDocx],
  [`${'가'.repeat(250)}.docx`, abstractDocx],
  ['abstract.DOC', docFile(1)],
  // A file of the maximum size.
  ['초록.docx', docxFile('초록', maxBytes)],
])('%s is accepted with its content, and its name is composed', async (name, bytes) => {
  const result = await checkAbstractFile(new File([bytes], name));
  if (!('file' in result)) throw new Error(result.problem);
  expect(result.file.name).toBe(name.normalize('NFC'));
  expect(Buffer.compare(Buffer.from(await result.file.arrayBuffer()), bytes)).toBe(0);
});

test('an accepted file has the content that was checked, so that it may be deleted before it is sent', async () => {
  const chosen = new File(['The file was deleted.'], '초록.docx');
  chosen.arrayBuffer = async () => new Uint8Array(abstractDocx).buffer;
  expect(await checkAbstractFile(chosen)).toHaveProperty('file.size', abstractDocx.length);
});
