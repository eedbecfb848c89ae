import type { Bytes } from './bytes.ts';
import { extensionOf } from './file-names.ts';
import { jpegImage } from './jpeg.ts';
import { docxFile, hwpFile, xlsxFile } from './office.ts';
import { pdfFile } from './pdf.ts';
import { pngImage } from './png.ts';
import { docFile } from './word.ts';

/** A file of a store. One of the seed has no bytes until somebody wants them: they follow from its name and size. */
export type StoredFile = {
  pk: number;
  name: string;
  size: number;
  title: string;
  bytes?: Bytes;
  /**
   * A personal file has a key of 128 random bits in hexadecimal digits. Its address has the key, and `fileDownload`
   * does not serve it. A file without a key is public.
   */
  key?: string;
};

const paragraphs = [
  '한빛화장품과학회 사무국에서 작성한 자료입니다.',
  '개발용 자료이므로 실제 내용과 다를 수 있습니다.',
  '문의: 02-000-0000',
];

function generateBytes({ pk, name, size, title }: StoredFile): Bytes {
  switch (extensionOf(name)) {
    case 'pdf':
      return pdfFile(title, paragraphs, size);
    case 'doc':
      return docFile(pk, size);
    case 'docx':
      return docxFile(title, paragraphs, size);
    case 'xlsx':
      return xlsxFile(title, paragraphs, size);
    case 'png':
      return pngImage(pk, size);
    case 'jpg':
      return jpegImage(pk, size);
    default:
      return hwpFile(pk, size);
  }
}

const cache = new WeakMap<StoredFile, Bytes>();

/** The bytes of a file. */
export function fileBytes(file: StoredFile): Bytes {
  if (file.bytes) return file.bytes;
  const known = cache.get(file) ?? generateBytes(file);
  cache.set(file, known);
  return known;
}
