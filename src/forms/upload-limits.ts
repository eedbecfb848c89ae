import { fileNameMaxLength, uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';

/** The limits of an upload of several files (contract schemas: Upload, Uploads, FileName). */
export const uploadLimits = { size: uploadMaxLength, count: uploadsMaxItems, nameLength: fileNameMaxLength } as const;
