import { type Bytes, join, littleEndian } from './bytes.ts';

const sector = 512;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;
const ofTable = 0xfffffffd;
/** Shorter streams would stand together in one of the root's; these are filled up instead. */
const shortest = 4096;

const sectorsOf = (length: number) => Math.ceil(length / sector);
const four = (value: number) => littleEndian(value, 4);
const zeros = (length: number) => new Uint8Array(length);
const numbers = (values: number[]) => values.flatMap(four);

type Entry = { name: string; type: number; right: number; child: number; start: number; size: number };

function entry({ name, type, right, child, start, size }: Entry): Bytes {
  const letters = [...name].flatMap((letter) => littleEndian(letter.charCodeAt(0), 2));
  return join([
    letters,
    zeros(64 - letters.length),
    littleEndian(letters.length + 2, 2),
    [type, 1],
    numbers([none, right, child]),
    zeros(36),
    numbers([start, size, 0]),
  ]);
}

/** A compound file (MS-CFB) with streams at its top: what an old Word, Excel or Hangul writes. */
export function compound(streams: [name: string, data: Bytes][]): Bytes {
  const lengths = streams.map(([, data]) => Math.max(shortest, data.length));
  const folders = Math.ceil((streams.length + 1) / 4);
  const used = folders + lengths.reduce((sum, length) => sum + sectorsOf(length), 0);
  const tables = Math.ceil(used / 127);

  const next = Array.from({ length: tables }, () => ofTable);
  const chain = (count: number) => {
    const start = next.length;
    for (let index = 1; index < count; index += 1) next.push(start + index);
    next.push(endOfChain);
    return start;
  };
  const folderStart = chain(folders);
  const starts = lengths.map((length) => chain(sectorsOf(length)));

  const root = { name: 'Root Entry', type: 5, right: none, child: 1, start: endOfChain, size: 0 };
  const entries = streams.map(([name], index) => {
    const right = index + 2 > streams.length ? none : index + 2;
    return { name, type: 2, right, child: none, start: starts[index] ?? 0, size: lengths[index] ?? 0 };
  });
  const directory = join([root, ...entries].map(entry));
  const table = [...next, ...Array.from({ length: tables * 128 - next.length }, () => none)];
  const header = join([
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    zeros(16),
    [0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0],
    zeros(10),
    numbers([tables, folderStart, 0, shortest, endOfChain, 0, endOfChain, 0]),
    numbers(Array.from({ length: 109 }, (_, index) => (index < tables ? index : none))),
  ]);
  const body = streams.flatMap(([, data], index) => {
    const length = lengths[index] ?? 0;
    const isLast = index === streams.length - 1;
    return [data, zeros((isLast ? length : sectorsOf(length) * sector) - data.length)];
  });
  return join([header, numbers(table), directory, zeros(folders * sector - directory.length), ...body]);
}
