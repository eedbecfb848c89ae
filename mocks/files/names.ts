const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  hwp: 'application/x-hwp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** The ending of a file's name, without the dot and in small letters. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The content type that a file's name suggests. */
export const typeOf = (name: string): string => types[extensionOf(name)] ?? 'application/octet-stream';

/** The header that gives a download its name, as RFC 6266 asks: UTF-8, percent-encoded. */
export const contentDisposition = (name: string): string =>
  // encodeURIComponent leaves some marks that the grammar of RFC 8187 does not allow.
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The address of a file on the site's host. Korean stays readable; what would end or break an address is escaped. */
export const filePath = (pk: number, name: string): string =>
  `/api/files/${pk}/${name.replace(/[\s"#%<>?\\]/g, encodeURIComponent)}`;
