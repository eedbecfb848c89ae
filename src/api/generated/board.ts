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
  BoardDetail,
  BoardList,
  GetInfoDetailParams,
  GetInfoParams,
  SaveForumRequest
} from './model';

import { request } from '../request.ts';
import type { ErrorType } from '../request.ts';



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

export const getGetInfoUrl = (params: GetInfoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getInfo?${stringifiedParams}` : `/v1/front/getInfo`
}

/**
 * Pinned posts come first, then the others, both from newest to oldest. Of posts with the same date, the highest number
 * comes first; posts without a date come last. A page past the end is empty and has the total count. A search keeps
 * this order. Guests may read every list, but an expired token still gives code 97.
 * @summary List the posts of a board
 */
const getInfo = async (params: GetInfoParams, options?: Parameters<typeof request>[1]): Promise<BoardList> => {

  return request<BoardList>(getGetInfoUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInfoQueryKey = (params?: GetInfoParams,) => {
    return [
    "getInfo", ...(params ? [params] : [])
    ] as const;
    }


export const getGetInfoQueryOptions = <TData = Awaited<ReturnType<typeof getInfo>>, TError = ErrorType<unknown>>(params: GetInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInfoQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInfo>>> = ({ signal }) => getInfo(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getInfo>>>
export type GetInfoQueryError = ErrorType<unknown>


export function useGetInfo<TData = Awaited<ReturnType<typeof getInfo>>, TError = ErrorType<unknown>>(
 params: GetInfoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInfo>>,
          TError,
          Awaited<ReturnType<typeof getInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInfo<TData = Awaited<ReturnType<typeof getInfo>>, TError = ErrorType<unknown>>(
 params: GetInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInfo>>,
          TError,
          Awaited<ReturnType<typeof getInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInfo<TData = Awaited<ReturnType<typeof getInfo>>, TError = ErrorType<unknown>>(
 params: GetInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the posts of a board
 */

export function useGetInfo<TData = Awaited<ReturnType<typeof getInfo>>, TError = ErrorType<unknown>>(
 params: GetInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInfoQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInfoDetailUrl = (params: GetInfoDetailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getInfoDetail?${stringifiedParams}` : `/v1/front/getInfoDetail`
}

/**
 * Adds a hit, which the response includes. The neighbours have the order of the dates, and of the numbers at the same
 * date; pinned posts are no exception. A number of another board gives code 44, unless this board has it too.
 * A post of the free board requires a login: without a token the status is 200 and the code 91.
 * @summary Get a post of a board
 */
const getInfoDetail = async (params: GetInfoDetailParams, options?: Parameters<typeof request>[1]): Promise<BoardDetail> => {

  return request<BoardDetail>(getGetInfoDetailUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInfoDetailQueryKey = (params?: GetInfoDetailParams,) => {
    return [
    "getInfoDetail", ...(params ? [params] : [])
    ] as const;
    }


export const getGetInfoDetailQueryOptions = <TData = Awaited<ReturnType<typeof getInfoDetail>>, TError = ErrorType<unknown>>(params: GetInfoDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInfoDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInfoDetail>>> = ({ signal }) => getInfoDetail(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInfoDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getInfoDetail>>>
export type GetInfoDetailQueryError = ErrorType<unknown>


export function useGetInfoDetail<TData = Awaited<ReturnType<typeof getInfoDetail>>, TError = ErrorType<unknown>>(
 params: GetInfoDetailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInfoDetail>>,
          TError,
          Awaited<ReturnType<typeof getInfoDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInfoDetail<TData = Awaited<ReturnType<typeof getInfoDetail>>, TError = ErrorType<unknown>>(
 params: GetInfoDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInfoDetail>>,
          TError,
          Awaited<ReturnType<typeof getInfoDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInfoDetail<TData = Awaited<ReturnType<typeof getInfoDetail>>, TError = ErrorType<unknown>>(
 params: GetInfoDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a post of a board
 */

export function useGetInfoDetail<TData = Awaited<ReturnType<typeof getInfoDetail>>, TError = ErrorType<unknown>>(
 params: GetInfoDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInfoDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInfoDetailQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getSaveForumUrl = () => {




  return `/v1/front/saveForum`
}

/**
 * With `forum_pk` it edits that post. Only the author may edit a post. The listed files are removed first, then the new
 * files are added after the remaining ones. Numbers of other files are ignored, because another tab may have removed
 * them. A post may have ten files in total; code 47 leaves the post unchanged. An edit keeps the date, the author and
 * the hits of the post. Each request without `forum_pk` creates a post, also one that equals an earlier request.
 * @summary Create or edit a post of the free board
 */
export const saveForum = async (saveForumRequest: SaveForumRequest, options: import('../use-operation.ts').OperationRequest<'saveForum'>): Promise<null> => {
    const formData = new FormData();
if(saveForumRequest.forum_pk !== undefined) {
 formData.append(`forum_pk`, saveForumRequest.forum_pk.toString())
 }
formData.append(`member_pk`, saveForumRequest.member_pk.toString())
formData.append(`forum_title`, saveForumRequest.forum_title);
formData.append(`forum_content`, saveForumRequest.forum_content);
if(saveForumRequest.file !== undefined) {
 saveForumRequest.file.forEach((value, index) => formData.append(`file[${index}]`, value));
 }
if(saveForumRequest.delete_file_pks !== undefined) {
 formData.append(`delete_file_pks`, saveForumRequest.delete_file_pks);
 }

  return request<null>(getSaveForumUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



