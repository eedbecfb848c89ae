/** A compound file: what programs of office suites wrote up to 2003, and what holds a locked document since. */
export type CompoundFile = {
  /** The names of what stands at its top. */
  names: readonly string[];
  /** The first bytes of a stream at its top, undefined where there are fewer. */
  head: (name: string, length: number) => Uint8Array | undefined;
};

type DirectoryEntry = { name: string; start: number; size: number; left: number; right: number; child: number };

/** Numbers from here on are no sectors: end of a chain, free, part of a table. */
const firstSpecial = 0xfffffffa;
const miniSize = 64;
const utf16 = new TextDecoder('utf-16le');

class DamagedFileError extends Error {}

/** The bytes as the sectors of a compound file, and the chains that they make. */
class Sectors {
  readonly size: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #next: number[];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(0x1e, true);
    if (shift !== 9 && shift !== 12) throw new DamagedFileError();
    this.size = 1 << shift;
    this.#next = this.#tables().flatMap((sector) => this.#numbers(sector));
  }

  /** A number in the header. */
  header(at: number): number {
    return this.#view.getUint32(at, true);
  }

  sector(number: number): Uint8Array {
    const start = (number + 1) * this.size;
    if (number >= firstSpecial || start >= this.#bytes.length) throw new DamagedFileError();
    return this.#bytes.subarray(start, start + this.size);
  }

  /** The sectors of a stream. A chain that is longer than the file bites its own tail. */
  chain(start: number): number[] {
    const sectors: number[] = [];
    for (let at = start; at < firstSpecial; at = this.#next[at] ?? firstSpecial) {
      if (sectors.length > this.#bytes.length / this.size) throw new DamagedFileError();
      sectors.push(at);
    }
    return sectors;
  }

  #numbers(sector: number): number[] {
    const bytes = this.sector(sector);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
  }

  /** The sectors that hold the table of chains: 109 of them stand in the header, the others in sectors of their own. */
  #tables(): number[] {
    const sectors = Array.from({ length: 109 }, (_, index) => this.header(0x4c + index * 4));
    let more = this.header(0x44);
    for (let count = this.header(0x48); count > 0 && more < firstSpecial; count -= 1) {
      const numbers = this.#numbers(more);
      more = numbers.pop() ?? firstSpecial;
      sectors.push(...numbers);
    }
    return sectors.filter((sector) => sector < firstSpecial);
  }
}

function readDirectory(sectors: Sectors): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (const number of sectors.chain(sectors.header(0x30))) {
    const bytes = sectors.sector(number);
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      const view = new DataView(bytes.buffer, bytes.byteOffset + at, 128);
      const length = Math.min(64, view.getUint16(64, true));
      entries.push({
        name: utf16.decode(bytes.subarray(at, at + Math.max(0, length - 2))),
        left: view.getUint32(68, true),
        right: view.getUint32(72, true),
        child: view.getUint32(76, true),
        start: view.getUint32(116, true),
        size: view.getUint32(120, true),
      });
    }
  }
  return entries;
}

/** The entries below the root, which are a tree. What is deeper belongs to documents inside of this one. */
function topLevelEntries(entries: readonly DirectoryEntry[]): Map<string, DirectoryEntry> {
  const found = new Map<string, DirectoryEntry>();
  const waiting = [entries[0]?.child ?? firstSpecial];
  for (let turn = 0; waiting.length > 0 && turn <= entries.length * 2; turn += 1) {
    const entry = entries[waiting.pop() ?? firstSpecial];
    if (!entry) continue;
    found.set(entry.name, entry);
    waiting.push(entry.left, entry.right);
  }
  return found;
}

/** Does what may lead out of the file; a RangeError is a read beyond its end. */
function nullIfDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The first bytes of a stream. Short streams stand together in the stream of the root. */
function readStreamStart(
  sectors: Sectors,
  root: DirectoryEntry | undefined,
  { start, size }: DirectoryEntry,
  length: number,
): Uint8Array {
  if (size >= sectors.header(0x38)) return sectors.sector(start).subarray(0, length);
  const at = start * miniSize;
  const number = sectors.chain(root?.start ?? firstSpecial)[Math.floor(at / sectors.size)] ?? firstSpecial;
  const from = at % sectors.size;
  return sectors.sector(number).subarray(from, from + length);
}

/**
 * Opens a compound file (MS-CFB 2.2 to 2.6).
 * @returns null where its tables lead out of the file: it is damaged or cut off
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  return nullIfDamaged(() => {
    const sectors = new Sectors(bytes);
    const entries = readDirectory(sectors);
    const top = topLevelEntries(entries);
    return {
      names: [...top.keys()],
      head(name, length) {
        const entry = top.get(name);
        const found = entry && nullIfDamaged(() => readStreamStart(sectors, entries[0], entry, length));
        return found?.length === length ? found : undefined;
      },
    };
  });
}
