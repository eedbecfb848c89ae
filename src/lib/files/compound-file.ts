/**
 * A compound file: the format of office programs up to 2003, and the container of password-protected documents since.
 */
export type CompoundFile = {
  /** The names of the top-level entries. */
  names: readonly string[];
  /** Returns the first bytes of a top-level stream; undefined if the stream is missing or shorter. */
  readStart: (name: string, length: number) => Uint8Array | undefined;
};

type DirectoryEntry = { name: string; start: number; size: number; left: number; right: number; child: number };

/** Sector numbers from here on have a special meaning: end of a chain, free sector, part of an allocation table. */
const firstSpecialSector = 0xfffffffa;
const miniSectorSize = 64;
const utf16 = new TextDecoder('utf-16le');

class DamagedFileError extends Error {}

/** Reads the sectors of a compound file and the chains of sectors that form its streams. */
class SectorReader {
  readonly sectorSize: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #nextSectors: number[];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(0x1e, true);
    if (shift !== 9 && shift !== 12) throw new DamagedFileError();
    this.sectorSize = 1 << shift;
    this.#nextSectors = this.#tableSectors().flatMap((sector) => this.#sectorNumbers(sector));
  }

  /** Reads a 32-bit number of the header. */
  headerNumber(offset: number): number {
    return this.#view.getUint32(offset, true);
  }

  sector(number: number): Uint8Array {
    const start = (number + 1) * this.sectorSize;
    if (number >= firstSpecialSector || start >= this.#bytes.length) throw new DamagedFileError();
    return this.#bytes.subarray(start, start + this.sectorSize);
  }

  /** Returns the sector numbers of a stream. A chain that is longer than the file contains a loop. */
  chain(start: number): number[] {
    const sectors: number[] = [];
    for (let number = start; number < firstSpecialSector; number = this.#nextSectors[number] ?? firstSpecialSector) {
      if (sectors.length > this.#bytes.length / this.sectorSize) throw new DamagedFileError();
      sectors.push(number);
    }
    return sectors;
  }

  #sectorNumbers(sector: number): number[] {
    const bytes = this.sector(sector);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
  }

  /** Returns the sectors of the allocation table. The header lists the first 109, further sectors list the others. */
  #tableSectors(): number[] {
    const sectors = Array.from({ length: 109 }, (_, index) => this.headerNumber(0x4c + index * 4));
    let nextList = this.headerNumber(0x44);
    for (let count = this.headerNumber(0x48); count > 0 && nextList < firstSpecialSector; count -= 1) {
      const numbers = this.#sectorNumbers(nextList);
      nextList = numbers.pop() ?? firstSpecialSector;
      sectors.push(...numbers);
    }
    return sectors.filter((sector) => sector < firstSpecialSector);
  }
}

function readDirectory(reader: SectorReader): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (const number of reader.chain(reader.headerNumber(0x30))) {
    const bytes = reader.sector(number);
    for (let offset = 0; offset + 128 <= bytes.length; offset += 128) {
      const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 128);
      const nameLength = Math.min(64, view.getUint16(64, true));
      entries.push({
        name: utf16.decode(bytes.subarray(offset, offset + Math.max(0, nameLength - 2))),
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

/** Returns the direct children of the root, which form a tree. Deeper entries belong to embedded documents. */
function topLevelEntries(entries: readonly DirectoryEntry[]): Map<string, DirectoryEntry> {
  const found = new Map<string, DirectoryEntry>();
  const pending = [entries[0]?.child ?? firstSpecialSector];
  // The limit ends the search in a damaged tree that contains a loop.
  for (let step = 0; pending.length > 0 && step <= entries.length * 2; step += 1) {
    const entry = entries[pending.pop() ?? firstSpecialSector];
    if (!entry) continue;
    found.set(entry.name, entry);
    pending.push(entry.left, entry.right);
  }
  return found;
}

/** Returns the result of a read, or null if the file is damaged. A RangeError is a read beyond the end of the file. */
function nullIfDamaged<T>(readPart: () => T): T | null {
  try {
    return readPart();
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the first bytes of a stream. Short streams are stored in mini sectors in the stream of the root entry. */
function readStreamStart(
  reader: SectorReader,
  root: DirectoryEntry | undefined,
  { start, size }: DirectoryEntry,
  length: number,
): Uint8Array {
  if (size >= reader.headerNumber(0x38)) return reader.sector(start).subarray(0, length);
  const position = start * miniSectorSize;
  const rootChain = reader.chain(root?.start ?? firstSpecialSector);
  const number = rootChain[Math.floor(position / reader.sectorSize)] ?? firstSpecialSector;
  const offset = position % reader.sectorSize;
  return reader.sector(number).subarray(offset, offset + length);
}

/**
 * Opens a compound file (MS-CFB 2.2 to 2.6).
 * @returns null if its tables point outside the file, because it is damaged or truncated
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  return nullIfDamaged(() => {
    const reader = new SectorReader(bytes);
    const entries = readDirectory(reader);
    const topLevel = topLevelEntries(entries);
    return {
      names: [...topLevel.keys()],
      readStart(name, length) {
        const entry = topLevel.get(name);
        const start = entry && nullIfDamaged(() => readStreamStart(reader, entries[0], entry, length));
        return start?.length === length ? start : undefined;
      },
    };
  });
}
