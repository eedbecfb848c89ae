/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';

export interface File {
  file_pk: Pk;
  /**
     * The address of the file: a path on the website's host, or an https address. A path that ends in .pdf
     * opens in a new tab; any other file is fetched with `fileDownload`.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^(/|https://)
     */
  file_path: string;
  /**
     * The name that the uploader's file had, in Unicode NFC.
     * @minLength 1
     * @maxLength 255
     */
  file_original_name: string;
  /**
     * Bytes.
     * @minimum 0
     * @maximum 104857600
     */
  file_size: number;
}
