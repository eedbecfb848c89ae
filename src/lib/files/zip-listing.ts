/** An entry of an archive. */
export type ZipEntry = { name: string /** Whether a password is asked for. */; isLocked: boolean };

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
/** A table's end is 22 bytes and a comment of up to 65,535. */
const endLength = 22;
const maxCommentLength = 0xffff;
const inZip64 = 0xffffffff;

const text = new TextDecoder();

/** Where the table of contents begins and how many entries it has; archives of the 64-bit kind say it elsewhere. */
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

/** Whether the data of an entry is there, where its line in the table says. */
function hasData(view: DataView, offset: number, size: number): boolean {
  if (offset === inZip64 || size === inZip64) return true;
  return offset + 30 + size <= view.byteLength && view.getUint32(offset, true) === signatures.local;
}

/**
 * The table of contents of a ZIP archive (APPNOTE 6.3, sections 4.3.12 to 4.3.16).
 * @returns null where it is missing or leads out of the file: the archive is damaged or cut off
 */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = findCentralDirectory(view);
  if (!table) return null;
  const entries: ZipEntry[] = [];
  let at = table.start;
  for (let number = 0; number < table.count; number += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== signatures.entry) return null;
    const nameLength = view.getUint16(at + 28, true);
    if (!hasData(view, view.getUint32(at + 42, true), view.getUint32(at + 20, true))) return null;
    const name = text.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, isLocked: (view.getUint16(at + 8, true) & 1) === 1 });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
