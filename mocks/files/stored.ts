import type { Bytes } from './bytes.ts';
import { jpeg } from './jpeg.ts';
import { extensionOf } from './names.ts';
import { docx, hwp, xlsx } from './office.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { doc } from './word.ts';

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

function written({ pk, name, size, title }: StoredFile): Bytes {
  switch (extensionOf(name)) {
    case 'pdf':
      return pdf(title, paragraphs, size);
    case 'doc':
      return doc(pk, size);
    case 'docx':
      return docx(title, paragraphs, size);
    case 'xlsx':
      return xlsx(title, paragraphs, size);
    case 'png':
      return png(pk, size);
    case 'jpg':
      return jpeg(pk, size);
    default:
      return hwp(pk, size);
  }
}

const cache = new WeakMap<StoredFile, Bytes>();

/** The bytes of a file. */
export function bytesOf(file: StoredFile): Bytes {
  if (file.bytes) return file.bytes;
  const known = cache.get(file) ?? written(file);
  cache.set(file, known);
  return known;
}
