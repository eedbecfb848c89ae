import type { CompoundFile } from './compound-file.ts';
import type { ZipEntry } from './zip-listing.ts';

const latin = new TextDecoder('latin1');

/** What a file begins with, and what such a file is called. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^[\s\S]{0,1000}%PDF-/, 'PDF 문서'],
  [/^\{\\rtf/, '서식 있는 텍스트(RTF)'],
  [/^HWP Document File/, '한글(HWP) 문서'],
  [/^.PNG\r\n/, '그림'],
  [/^\xff\xd8\xff/, '그림'],
  [/^GIF8/, '그림'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html)/i, '웹 페이지(HTML)'],
];

/** The name of a kind of file by how it begins, null for one that is not known. */
export function fileKindBySignature(bytes: Uint8Array): string | null {
  const start = latin.decode(bytes.subarray(0, 1024));
  return signatures.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}

/** The name of a kind of file that is an archive, by what is in it. */
export function zipFileKind(entries: readonly ZipEntry[]): string {
  const hasEntry = (start: string) => entries.some(({ name }) => name.startsWith(start));
  if (hasEntry('xl/')) return 'Excel 통합 문서';
  if (hasEntry('ppt/')) return 'PowerPoint 프레젠테이션';
  if (hasEntry('Contents/section')) return '한글(HWPX) 문서';
  if (hasEntry('content.xml')) return 'OpenDocument 문서';
  return '압축 파일(ZIP)';
}

/** The name of a kind of file that is a compound file, by its streams; null for one that is not known. */
export function compoundFileKind({ names }: Pick<CompoundFile, 'names'>): string | null {
  if (names.includes('Workbook') || names.includes('Book')) return 'Excel 통합 문서';
  if (names.includes('PowerPoint Document')) return 'PowerPoint 프레젠테이션';
  return names.includes('FileHeader') && names.includes('DocInfo') ? '한글(HWP) 문서' : null;
}
