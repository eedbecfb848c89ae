import { namedSchema } from '#mocks/http/document.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  hwp: 'application/x-hwp',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** The ending of a file's name, without the dot and in small letters. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The content type that a file's name suggests. */
export const contentTypeOf = (name: string): string => types[extensionOf(name)] ?? 'application/octet-stream';

/** The header that gives a download its name, as RFC 6266 asks: UTF-8, percent-encoded. */
export const contentDisposition = (name: string): string =>
  // encodeURIComponent leaves some marks that the grammar of RFC 8187 does not allow.
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/**
 * The address of a file on the site's host. Korean stays readable; what would end or break an address is escaped.
 * Anyone who has the address can read the file, so the address of a personal file has its key.
 */
export const filePath = ({ pk, name, key }: { pk: number; name: string; key?: string }): string =>
  `/api/files/${key === undefined ? pk : `${pk}-${key}`}/${name.replace(/[\s"#%<>?\\]/g, encodeURIComponent)}`;

/** How long the name of a file may be, in characters. */
export const maxFileNameLength = namedSchema('File').properties?.file_original_name?.maxLength ?? 255;

/** The name under which a file is kept: no folders, no marks that nobody sees, Korean composed. Empty when none is left. */
export function safeFileName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  // Control characters, and those that turn the direction of writing and so can hide the ending of a name.
  const name = base.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return /^\.*$/.test(name) ? '' : name.normalize('NFC');
}
