import { extensionOf } from './file-choice.ts';

const latin = new TextDecoder('latin1');

/** The first bytes of known kinds of files, the Korean names of these kinds, and their extensions. */
const signatures: readonly (readonly [RegExp, string, ...string[]])[] = [
  [/^(MZ[\s\S]{0,14}\0|.ELF|#!)/, '실행 파일'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html|script)/i, '웹 페이지(HTML)'],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|svg)/i, 'XML 문서'],
  [/^[\s\S]{0,1000}%PDF-/, 'PDF 문서', '.pdf'],
  [/^\{\\rtf/, '서식 있는 텍스트(RTF)', '.doc'],
  [/^HWP Document File/, '한글(HWP) 문서', '.hwp'],
  [/^.PNG\r\n/, '그림', '.png'],
  [/^\xff\xd8\xff/, '그림', '.jpg', '.jpeg'],
  [/^GIF8/, '그림', '.gif'],
  [/^PK[^ -~]{2}/, '압축 파일(ZIP)', '.zip', '.docx', '.xlsx', '.pptx', '.hwpx'],
  // A document with a password is a compound file, too.
  [/^\xd0\xcf.\xe0/, 'Office 문서', '.hwp', '.doc', '.xls', '.ppt', '.docx', '.xlsx', '.pptx'],
];

const findSignature = (bytes: Uint8Array) => {
  const start = latin.decode(bytes.subarray(0, 1024));
  return signatures.find(([pattern]) => pattern.test(start));
};

/** Returns the Korean name of the kind of a file by its first bytes; null if the kind is unknown. */
export const fileKindBySignature = (bytes: Uint8Array): string | null => findSignature(bytes)?.[1] ?? null;

/** Returns the files that begin like another kind than their names say. An unknown beginning fits every name. */
export async function findDisguisedFiles(files: readonly File[]): Promise<File[]> {
  const signaturesOfFiles = await Promise.all(
    files.map(async (file) => findSignature(new Uint8Array(await file.slice(0, 1024).arrayBuffer()))),
  );
  return files.filter(({ name }, index) => {
    const signature = signaturesOfFiles[index];
    return signature !== undefined && !signature.slice(2).includes(extensionOf(name));
  });
}

/** Returns the Korean name of the kind of a ZIP archive by the names of its entries. */
export function zipFileKind(names: readonly string[]): string {
  const hasEntry = (start: string) => names.some((name) => name.startsWith(start));
  if (hasEntry('xl/')) return 'Excel 통합 문서';
  if (hasEntry('ppt/')) return 'PowerPoint 프레젠테이션';
  if (hasEntry('Contents/section')) return '한글(HWPX) 문서';
  if (hasEntry('content.xml')) return 'OpenDocument 문서';
  return '압축 파일(ZIP)';
}

/** Returns the Korean name of the kind of a compound file by the names of its streams; null if the kind is unknown. */
export function compoundFileKind(names: readonly string[]): string | null {
  if (names.includes('Workbook') || names.includes('Book')) return 'Excel 통합 문서';
  if (names.includes('PowerPoint Document')) return 'PowerPoint 프레젠테이션';
  return names.includes('FileHeader') && names.includes('DocInfo') ? '한글(HWP) 문서' : null;
}
