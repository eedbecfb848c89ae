import { zipSync } from 'fflate';
import type { Bytes } from './bytes.ts';

/** The date of all entries, so that the same entries always give the same bytes. ZIP stores it in local time. */
const mtime = new Date(2025, 10, 1);

/** Creates a ZIP archive without compression. */
export const zipArchive = (entries: [name: string, data: Bytes][]): Bytes =>
  zipSync(Object.fromEntries(entries), { level: 0, mtime });
