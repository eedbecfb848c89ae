const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const bare = /;\s*filename\s*=\s*([^";\s]+)/i;

/** Percent-encoded UTF-8 as text, or undefined when it is not. */
function decodePercentEncoding(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Without folders and control characters, which a server has no business to send; NFC, as Windows shows no other. */
function cleanFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/\p{Cc}/gu, '').trim();
  return printable === '' ? null : printable.normalize('NFC');
}

/**
 * The file name that a server proposes: `filename*` in UTF-8, else `filename` (RFC 6266 section 4.3, RFC 8187).
 * @param header the value of Content-Disposition, null when there is none
 * @returns the name without any folder, or null when none can be read
 */
export function proposedFileName(header: string | null): string | null {
  if (header === null) return null;
  const name =
    decodePercentEncoding(extended.exec(header)?.[1]) ??
    quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ??
    bare.exec(header)?.[1];
  return name === undefined ? null : cleanFileName(name);
}
