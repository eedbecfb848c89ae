const encodedName = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const quotedName = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const plainName = /;\s*filename\s*=\s*([^";\s]+)/i;

/** Decodes percent-encoded UTF-8; returns undefined if the encoding is invalid. */
function decodePercentEncoding(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Removes folders and control characters, which could mislead the user, and composes Korean (NFC) for Windows. */
function cleanFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/\p{Cc}/gu, '').trim();
  return printable === '' ? null : printable.normalize('NFC');
}

/**
 * Returns the file name of a response: `filename*` in UTF-8, else `filename` (RFC 6266, section 4.3; RFC 8187).
 * @param header the value of the Content-Disposition header; null if the header is missing
 * @returns the name without folders; null if the header has no readable name
 */
export function proposedFileName(header: string | null): string | null {
  if (header === null) return null;
  const name =
    decodePercentEncoding(encodedName.exec(header)?.[1]) ??
    quotedName.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ??
    plainName.exec(header)?.[1];
  return name === undefined ? null : cleanFileName(name);
}
