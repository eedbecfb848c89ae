import type { StoredFile } from '#mocks/files/stored-file.ts';

type FileRow = [pk: number, name: string, size: number, title: string, key: string];

/** Creates the personal files of the seed. Each has a secret key. */
export const personalFiles = (rows: FileRow[]): StoredFile[] =>
  rows.map(([pk, name, size, title, key]) => ({ pk, name, size, title, key }));
