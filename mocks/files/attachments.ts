import type { Db } from '#mocks/store/db.ts';
import type { components } from '#src/api/generated/schema.ts';
import { filePath } from './file-names.ts';

/** Returns the files of a record in the contract's shape. Files that were deleted are left out. */
export const listAttachments = (db: Db, pks: number[]): components['schemas']['File'][] =>
  pks.flatMap((pk) => {
    const file = db.files.get(pk);
    if (!file) return [];
    const { name, size } = file;
    return [{ file_pk: pk, file_path: filePath(file), file_original_name: name, file_size: size }];
  });
