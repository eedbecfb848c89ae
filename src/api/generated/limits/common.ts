/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';



/**
 * @summary Download a file
 */
export const fileDownloadQueryFilePkMax = 2147483647;



export const FileDownloadQueryParams = /*#__PURE__*/ zod.object({
  "file_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(fileDownloadQueryFilePkMax))
})

