import { type Bytes, concatBytes, crc32, littleEndian, utf8 } from './bytes.ts';

/** Returns the fields that the local header and the central directory of an entry share. */
const entryHeader = (name: Bytes, data: Bytes) => [
  ...littleEndian(20, 2),
  // Bit 11: names are UTF-8.
  ...littleEndian(0x0800, 2),
  ...littleEndian(0, 2),
  ...littleEndian(0, 2),
  // 2025-11-01 as an MS-DOS date.
  ...littleEndian((45 << 9) | (11 << 5) | 1, 2),
  ...littleEndian(crc32(data), 4),
  ...littleEndian(data.length, 4),
  ...littleEndian(data.length, 4),
  ...littleEndian(name.length, 2),
  ...littleEndian(0, 2),
];

/** Creates a ZIP archive without compression. */
export function zipArchive(entries: [name: string, data: Bytes][]): Bytes {
  const body: ArrayLike<number>[] = [];
  const contents: ArrayLike<number>[] = [];
  let offset = 0;
  for (const [path, data] of entries) {
    const name = utf8(path);
    const entry = concatBytes([littleEndian(0x04034b50, 4), entryHeader(name, data), name, data]);
    contents.push(
      littleEndian(0x02014b50, 4),
      littleEndian(20, 2),
      entryHeader(name, data),
      [...littleEndian(0, 2), ...littleEndian(0, 2), ...littleEndian(0, 2), ...littleEndian(0, 4)],
      littleEndian(offset, 4),
      name,
    );
    body.push(entry);
    offset += entry.length;
  }
  const table = concatBytes(contents);
  const end = [
    ...littleEndian(0x06054b50, 4),
    ...littleEndian(0, 4),
    ...littleEndian(entries.length, 2),
    ...littleEndian(entries.length, 2),
    ...littleEndian(table.length, 4),
    ...littleEndian(offset, 4),
    ...littleEndian(0, 2),
  ];
  return concatBytes([...body, table, end]);
}
