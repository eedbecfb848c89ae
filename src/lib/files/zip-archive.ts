import { type Entry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';

/**
 * Returns the entries of a ZIP archive from its central directory. Nothing is decompressed.
 * @returns null if the directory is missing or damaged
 */
export async function listZipEntries(bytes: Uint8Array<ArrayBuffer>): Promise<Entry[] | null> {
  try {
    return await new ZipReader(new Blob([bytes]).stream(), { strictness: 'tolerant' }).getEntries();
  } catch {
    return null;
  }
}

/** Returns whether each entry has a local header where the central directory says, and data inside the file. */
export async function hasAllData(entries: readonly Entry[]): Promise<boolean> {
  try {
    for (const entry of entries) {
      // With these options the package reads the headers, but not the content.
      if (!entry.directory)
        await entry.getData(new WritableStream(), { checkOverlappingEntryOnly: true, passThrough: true });
    }
    return true;
  } catch {
    return false;
  }
}
