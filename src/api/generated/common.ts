/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type {
  FileDownloadParams
} from './model';

import { request } from '../request.ts';





export const getFileDownloadUrl = (params: FileDownloadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/common/fileDownload?${stringifiedParams}` : `/v1/common/fileDownload`
}

/**
 * Opened in a new window, which carries no header: the operation needs neither token nor client secret.
 * Whoever knows or guesses a number can read the file, so only these files are served:
 *
 * - attachments and pictures of notices, newsletters, research trends, the gallery and event guides
 * - attachments of posts of the free board, which the post form tells the writer
 *
 * Personal files are never served: student certificates, abstracts, attachments of inquiries, receipts and
 * transaction statements. Their numbers answer code 44, exactly as a number that does not exist.
 *
 * The file's name comes in `Content-Disposition` as RFC 6266 asks, with `filename*` in UTF-8.
 * @summary Download a file
 */
export const fileDownload = async (params: FileDownloadParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {

  return request<Blob>(getFileDownloadUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



