import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file, or leaves the earlier one as it is if that fails, such as in a folder that is full. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
