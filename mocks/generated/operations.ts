// Written by `npm run generate` from openapi/. Do not edit.
import { getRequestTokenMockHandler, getLoginMockHandler, getLogoutMockHandler, getGetInfoMockHandler, getGetInfoDetailMockHandler, getFileDownloadMockHandler } from './client.msw';
import type { operations } from '../../src/api/generated/schema';

type OperationRow = {
  method: 'GET' | 'POST';
  path: string;
  token: 'required' | 'optional' | 'none';
  defaults: object;
  handler: unknown;
};

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

/**
 * Every operation with its method, its path, whether it takes a token, what stands for a query parameter that is
 * left out, and the MSW handler that orval wrote for it.
 */
export const operationTable = {
  requestToken: {
    method: 'POST',
    path: '/v1/front/requestToken',
    token: 'none',
    defaults: {},
    handler: getRequestTokenMockHandler,
  },
  login: {
    method: 'POST',
    path: '/v1/front/login',
    token: 'none',
    defaults: {},
    handler: getLoginMockHandler,
  },
  logout: {
    method: 'POST',
    path: '/v1/front/logout',
    token: 'required',
    defaults: {},
    handler: getLogoutMockHandler,
  },
  getInfo: {
    method: 'GET',
    path: '/v1/front/getInfo',
    token: 'optional',
    defaults: {"page":1,"row":10,"search_category":"all"},
    handler: getGetInfoMockHandler,
  },
  getInfoDetail: {
    method: 'GET',
    path: '/v1/front/getInfoDetail',
    token: 'optional',
    defaults: {},
    handler: getGetInfoDetailMockHandler,
  },
  fileDownload: {
    method: 'GET',
    path: '/v1/common/fileDownload',
    token: 'none',
    defaults: {},
    handler: getFileDownloadMockHandler,
  },
} as const satisfies Record<OperationId, OperationRow>;
