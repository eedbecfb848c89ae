import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes the names of a folder to the disk, so that a power failure does not lose them (POSIX fsync). */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a new file, and waits until the disk has it. Every user can read it, because the web server has another one.
 * @param modified the time of the last change
 * @throws the error of the file system, also if the file exists
 */
export async function writeNewFile(path: string, content: string | Buffer, modified = new Date()): Promise<void> {
  const handle = await open(path, 'wx', 0o644);
  try {
    await handle.writeFile(content);
    await handle.utimes(modified, modified);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file. Web servers compare the time of the last change, so an unchanged file keeps it. */
export type CopyFile = (from: string, to: string) => Promise<void>;

/** Copies a file to a new path, and waits until the disk has it. */
export const copyFile: CopyFile = async (from, to) => writeNewFile(to, await readFile(from), (await stat(from)).mtime);

/**
 * Replaces a file in one step: a reader finds the former or the new content, also after a power failure.
 * @param temporary a folder on the same file system
 */
export async function replaceFile(path: string, content: string, temporary: string): Promise<void> {
  await mkdir(temporary, { recursive: true });
  const written = join(temporary, `file-${process.pid}-${performance.now()}`);
  await writeNewFile(written, content);
  await rename(written, path);
  await syncFolder(dirname(path));
}

/** Runs a function for all items, some at a time. The first failure ends the work. */
export async function forEachItem<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const work = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await run(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
