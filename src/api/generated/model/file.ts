/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { FileName } from './fileName.ts';
import type { Pk } from './pk.ts';

export interface File {
  file_pk: Pk;
  /**
     * The URL of the file: a path on the website's host, or an https URL. The website opens a path that ends in .pdf in a
     * new tab, and downloads any other file with `fileDownload`. The server responds to this URL without headers.
     * Characters may be percent-encoded. A long file name may be shortened here, but not its extension.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^(/|https://)
     */
  file_path: string;
  file_original_name: FileName;
  /**
     * The size in bytes.
     * @minimum 0
     * @maximum 104857600
     */
  file_size: number;
}
