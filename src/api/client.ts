import { apiBase } from './config.ts';
import { getFileDownloadUrl } from './generated/common.ts';
import { createOpenApiClient } from './openapi-client.ts';
import { sendRequest } from './request.ts';

/**
 * The typed client for requests outside React (contract: all operations). Screens use the generated hooks. It rejects
 * with ApiError, TransportError, or the reason of the passed signal.
 */
export const client = createOpenApiClient(sendRequest, apiBase);

/**
 * Returns the URL of a file, for a link that opens in a new window (contract: fileDownload).
 * @param filePk the `file_pk` of the file
 */
export const downloadUrl = (filePk: number): string => `${apiBase}${getFileDownloadUrl({ file_pk: filePk })}`;
