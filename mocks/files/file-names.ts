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

/** Returns the extension of a file name in lower case, without the dot. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Returns the content type for the extension of a file name. */
export const contentTypeOf = (name: string): string => types[extensionOf(name)] ?? 'application/octet-stream';

/** Returns the `Content-Disposition` header of a download (RFC 6266). The name is percent-encoded UTF-8. */
export const contentDisposition = (name: string): string =>
  // encodeURIComponent does not encode some characters that RFC 8187 forbids.
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/**
 * Returns the path of a file on the host of the site. Korean characters stay readable; only characters that would break
 * the URL are encoded. Anyone with the URL can read the file, so the path of a personal file contains its secret key.
 */
export const filePath = ({ pk, name, key }: { pk: number; name: string; key?: string }): string =>
  `/api/files/${key === undefined ? pk : `${pk}-${key}`}/${name.replace(/[\s"#%<>?\\]/g, encodeURIComponent)}`;

/**
 * Returns a file name that is safe to store: without folders, without control characters, and normalized to NFC.
 * @param uploadedName the file name that the client sent
 * @returns the name, or an empty text when no usable character remains
 */
export function safeFileName(uploadedName: string): string {
  const base = uploadedName.slice(Math.max(uploadedName.lastIndexOf('/'), uploadedName.lastIndexOf('\\')) + 1);
  // Bidirectional control characters can disguise the extension of a name.
  const name = base.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return /^\.*$/.test(name) ? '' : name.normalize('NFC');
}
