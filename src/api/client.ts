import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { apiBase } from './config.ts';
import type { paths } from './generated/schema.ts';
import { createOpenApiClient } from './openapi-client.ts';
import { sendRequest } from './request.ts';

/**
 * The typed client for requests outside React (contract: all operations). Screens use the generated hooks. It rejects
 * with ApiError, TransportError, or the reason of the passed signal.
 */
export const client = createOpenApiClient(sendRequest, apiBase);

const downloadPath = '/v1/common/fileDownload' satisfies keyof paths;
type DownloadQuery = paths[typeof downloadPath]['get']['parameters']['query'];

/**
 * Returns the URL of a file, for a link that opens in a new window (contract: fileDownload).
 * @param filePk the `file_pk` of the file
 */
export function downloadUrl(filePk: number): string {
  const query: DownloadQuery = { file_pk: filePk };
  return createFinalURL(downloadPath, {
    baseUrl: apiBase,
    params: { query },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}
