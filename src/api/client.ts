import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { apiBase } from './config.ts';
import { createContractClient } from './contract-client.ts';
import { exchange } from './exchange.ts';
import type { paths } from './generated/schema.ts';

/**
 * The typed client for what is no query or mutation (contract: all operations). Rejects with ApiError,
 * TransportError, or the reason of the signal that was passed.
 */
export const client = createContractClient(exchange, apiBase);

const downloadPath = '/v1/common/fileDownload' satisfies keyof paths;
type DownloadQuery = paths[typeof downloadPath]['get']['parameters']['query'];

/**
 * The address of a file, for a link that opens in a new window (contract: fileDownload).
 * @param filePk the `file_pk` of the file
 */
export function downloadAddress(filePk: number): string {
  const query: DownloadQuery = { file_pk: filePk };
  return createFinalURL(downloadPath, {
    baseUrl: apiBase,
    params: { query },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}
