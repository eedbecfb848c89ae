// Written by `npm run generate` from openapi/. Do not edit.
import { getRequestTokenMockHandler, getLoginMockHandler, getLogoutMockHandler, getGetInfoMockHandler, getGetInfoDetailMockHandler, getFileDownloadMockHandler } from './client.msw';
import type { operations } from '../../src/api/generated/schema';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

/** Every operation with its method, its path and the MSW handler that orval wrote for it. */
export const operationTable = {
  requestToken: { method: 'POST', path: '/v1/front/requestToken', handler: getRequestTokenMockHandler },
  login: { method: 'POST', path: '/v1/front/login', handler: getLoginMockHandler },
  logout: { method: 'POST', path: '/v1/front/logout', handler: getLogoutMockHandler },
  getInfo: { method: 'GET', path: '/v1/front/getInfo', handler: getGetInfoMockHandler },
  getInfoDetail: { method: 'GET', path: '/v1/front/getInfoDetail', handler: getGetInfoDetailMockHandler },
  fileDownload: { method: 'GET', path: '/v1/common/fileDownload', handler: getFileDownloadMockHandler },
} satisfies Record<OperationId, { method: string; path: string; handler: unknown }>;
