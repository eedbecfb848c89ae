/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  FileDownloadParams
} from './model';

import { send } from '../send.ts';
import type { ErrorType } from '../send.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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
export const fileDownload = async (params: FileDownloadParams, options?: Parameters<typeof send>[1]): Promise<Blob> => {

  return send<Blob>(getFileDownloadUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFileDownloadQueryKey = (params?: FileDownloadParams,) => {
    return [
    `/v1/common/fileDownload`, ...(params ? [params] : [])
    ] as const;
    }


export const getFileDownloadQueryOptions = <TData = Awaited<ReturnType<typeof fileDownload>>, TError = ErrorType<unknown>>(params: FileDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFileDownloadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof fileDownload>>> = ({ signal }) => fileDownload(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FileDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof fileDownload>>>
export type FileDownloadQueryError = ErrorType<unknown>


export function useFileDownload<TData = Awaited<ReturnType<typeof fileDownload>>, TError = ErrorType<unknown>>(
 params: FileDownloadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof fileDownload>>,
          TError,
          Awaited<ReturnType<typeof fileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFileDownload<TData = Awaited<ReturnType<typeof fileDownload>>, TError = ErrorType<unknown>>(
 params: FileDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof fileDownload>>,
          TError,
          Awaited<ReturnType<typeof fileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFileDownload<TData = Awaited<ReturnType<typeof fileDownload>>, TError = ErrorType<unknown>>(
 params: FileDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a file
 */

export function useFileDownload<TData = Awaited<ReturnType<typeof fileDownload>>, TError = ErrorType<unknown>>(
 params: FileDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fileDownload>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFileDownloadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






