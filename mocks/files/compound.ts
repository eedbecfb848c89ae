import { type Bytes, concatBytes, littleEndian } from './bytes.ts';

const sectorSize = 512;
const freeSector = 0xffffffff;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;
/** Shorter streams belong in the mini stream of the root entry (MS-CFB). This writer pads them to this size instead. */
const minStreamSize = 4096;

const sectorCount = (length: number) => Math.ceil(length / sectorSize);
const uint32 = (value: number) => littleEndian(value, 4);
const zeros = (length: number) => new Uint8Array(length);
const uint32List = (values: number[]) => values.flatMap(uint32);

type DirectoryEntry = { name: string; type: number; right: number; child: number; start: number; size: number };

function directoryEntry({ name, type, right, child, start, size }: DirectoryEntry): Bytes {
  const letters = [...name].flatMap((letter) => littleEndian(letter.charCodeAt(0), 2));
  return concatBytes([
    letters,
    zeros(64 - letters.length),
    littleEndian(letters.length + 2, 2),
    [type, 1],
    uint32List([freeSector, right, child]),
    zeros(36),
    uint32List([start, size, 0]),
  ]);
}

/**
 * Creates a compound file (MS-CFB), the format of Word and Excel up to 2003 and of Hangul.
 * @param streams the streams below the root entry
 */
export function compoundFile(streams: [name: string, data: Bytes][]): Bytes {
  const lengths = streams.map(([, data]) => Math.max(minStreamSize, data.length));
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const used = directorySectors + lengths.reduce((sum, length) => sum + sectorCount(length), 0);
  const tables = Math.ceil(used / 127);

  const sectorTable = Array.from({ length: tables }, () => tableSector);
  const allocateChain = (count: number) => {
    const start = sectorTable.length;
    for (let index = 1; index < count; index += 1) sectorTable.push(start + index);
    sectorTable.push(endOfChain);
    return start;
  };
  const directoryStart = allocateChain(directorySectors);
  const starts = lengths.map((length) => allocateChain(sectorCount(length)));

  const root = { name: 'Root Entry', type: 5, right: freeSector, child: 1, start: endOfChain, size: 0 };
  const entries = streams.map(([name], index) => {
    const right = index + 2 > streams.length ? freeSector : index + 2;
    return { name, type: 2, right, child: freeSector, start: starts[index] ?? 0, size: lengths[index] ?? 0 };
  });
  const directory = concatBytes([root, ...entries].map(directoryEntry));
  const table = [...sectorTable, ...Array.from({ length: tables * 128 - sectorTable.length }, () => freeSector)];
  const header = concatBytes([
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    zeros(16),
    [0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0],
    zeros(10),
    uint32List([tables, directoryStart, 0, minStreamSize, endOfChain, 0, endOfChain, 0]),
    uint32List(Array.from({ length: 109 }, (_, index) => (index < tables ? index : freeSector))),
  ]);
  const body = streams.flatMap(([, data], index) => {
    const length = lengths[index] ?? 0;
    const isLast = index === streams.length - 1;
    return [data, zeros((isLast ? length : sectorCount(length) * sectorSize) - data.length)];
  });
  return concatBytes([
    header,
    uint32List(table),
    directory,
    zeros(directorySectors * sectorSize - directory.length),
    ...body,
  ]);
}
