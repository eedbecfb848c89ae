/** An entry of a ZIP archive. */
export type ZipEntry = {
  name: string;
  /** Whether the entry is encrypted with a password. */
  isLocked: boolean;
};

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
/** The end record of the central directory has 22 bytes and a comment of up to 65,535 bytes. */
const endLength = 22;
const maxCommentLength = 0xffff;
/** The value of a 32-bit field whose real value is in a ZIP64 record. */
const inZip64 = 0xffffffff;

const utf8 = new TextDecoder();

/**
 * Returns the start of the central directory and the number of its entries. ZIP64 archives have a separate end record.
 */
function findCentralDirectory(view: DataView): { start: number; count: number } | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    const start = view.getUint32(at + 16, true);
    if (start !== inZip64) return { start, count: view.getUint16(at + 10, true) };
    if (at < 20 || view.getUint32(at - 20, true) !== signatures.locator64) return null;
    const end = Number(view.getBigUint64(at - 12, true));
    if (end + 56 > view.byteLength || view.getUint32(end, true) !== signatures.end64) return null;
    return { start: Number(view.getBigUint64(end + 48, true)), count: Number(view.getBigUint64(end + 32, true)) };
  }
  return null;
}

/** Returns whether the data of an entry is at the offset that the central directory lists. */
function hasData(view: DataView, offset: number, size: number): boolean {
  if (offset === inZip64 || size === inZip64) return true;
  return offset + 30 + size <= view.byteLength && view.getUint32(offset, true) === signatures.local;
}

/**
 * Returns the entries of a ZIP archive from its central directory (APPNOTE 6.3, sections 4.3.12 to 4.3.16).
 * @returns null if the directory is missing or points outside the file, because the archive is damaged or truncated
 */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findCentralDirectory(view);
  if (!directory) return null;
  const entries: ZipEntry[] = [];
  let offset = directory.start;
  for (let number = 0; number < directory.count; number += 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== signatures.entry) return null;
    const nameLength = view.getUint16(offset + 28, true);
    if (!hasData(view, view.getUint32(offset + 42, true), view.getUint32(offset + 20, true))) return null;
    const name = utf8.decode(bytes.subarray(offset + 46, offset + 46 + nameLength));
    entries.push({ name, isLocked: (view.getUint16(offset + 8, true) & 1) === 1 });
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}
