import type { CompoundFile } from './compound-file.ts';

const latin = new TextDecoder('latin1');

/** The first bytes of known kinds of files, and the Korean names of these kinds. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^[\s\S]{0,1000}%PDF-/, 'PDF 문서'],
  [/^\{\\rtf/, '서식 있는 텍스트(RTF)'],
  [/^HWP Document File/, '한글(HWP) 문서'],
  [/^.PNG\r\n/, '그림'],
  [/^\xff\xd8\xff/, '그림'],
  [/^GIF8/, '그림'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html)/i, '웹 페이지(HTML)'],
];

/** Returns the Korean name of the kind of a file by its first bytes; null if the kind is unknown. */
export function fileKindBySignature(bytes: Uint8Array): string | null {
  const start = latin.decode(bytes.subarray(0, 1024));
  return signatures.find(([pattern]) => pattern.test(start))?.[1] ?? null;
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

/** Returns the Korean name of the kind of a compound file by its streams; null if the kind is unknown. */
export function compoundFileKind({ names }: Pick<CompoundFile, 'names'>): string | null {
  if (names.includes('Workbook') || names.includes('Book')) return 'Excel 통합 문서';
  if (names.includes('PowerPoint Document')) return 'PowerPoint 프레젠테이션';
  return names.includes('FileHeader') && names.includes('DocInfo') ? '한글(HWP) 문서' : null;
}
