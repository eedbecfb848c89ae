/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AbstractList,
  CheckRegisterDuplicateRequest,
  GetAbstractListParams,
  GetPastConferencesDetailParams,
  GetPastConferencesParams,
  GetRegisterInfoParams,
  GuideDetail,
  GuideList,
  RegisterEligibility,
  RegisterInfoList,
  UploadConferenceAbstractRequest
} from './model';

import { request } from '../request.ts';
import type { ErrorType } from '../request.ts';
import { withInvalidates } from '../mutation-options.ts';



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

export const getGetPastConferencesUrl = (params?: GetPastConferencesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getPastConferences?${stringifiedParams}` : `/v1/front/getPastConferences`
}

/**
 * Newest first. A page past the end is empty and has the total count. Guests may read the guides.
 * @summary List the event guides
 */
const getPastConferences = async (params?: GetPastConferencesParams, options?: Parameters<typeof request>[1]): Promise<GuideList> => {

  return request<GuideList>(getGetPastConferencesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPastConferencesQueryKey = (params?: GetPastConferencesParams,) => {
    return [
    "getPastConferences", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPastConferencesQueryOptions = <TData = Awaited<ReturnType<typeof getPastConferences>>, TError = ErrorType<unknown>>(params?: GetPastConferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPastConferencesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPastConferences>>> = ({ signal }) => getPastConferences(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPastConferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getPastConferences>>>
export type GetPastConferencesQueryError = ErrorType<unknown>


export function useGetPastConferences<TData = Awaited<ReturnType<typeof getPastConferences>>, TError = ErrorType<unknown>>(
 params: undefined |  GetPastConferencesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastConferences>>,
          TError,
          Awaited<ReturnType<typeof getPastConferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastConferences<TData = Awaited<ReturnType<typeof getPastConferences>>, TError = ErrorType<unknown>>(
 params?: GetPastConferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastConferences>>,
          TError,
          Awaited<ReturnType<typeof getPastConferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastConferences<TData = Awaited<ReturnType<typeof getPastConferences>>, TError = ErrorType<unknown>>(
 params?: GetPastConferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the event guides
 */

export function useGetPastConferences<TData = Awaited<ReturnType<typeof getPastConferences>>, TError = ErrorType<unknown>>(
 params?: GetPastConferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferences>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPastConferencesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPastConferencesDetailUrl = (params: GetPastConferencesDetailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getPastConferencesDetail?${stringifiedParams}` : `/v1/front/getPastConferencesDetail`
}

/**
 * Adds a hit, which the list has at once. Guests may read the guide.
 * @summary Get an event guide
 */
const getPastConferencesDetail = async (params: GetPastConferencesDetailParams, options?: Parameters<typeof request>[1]): Promise<GuideDetail> => {

  return request<GuideDetail>(getGetPastConferencesDetailUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPastConferencesDetailQueryKey = (params?: GetPastConferencesDetailParams,) => {
    return [
    "getPastConferencesDetail", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPastConferencesDetailQueryOptions = <TData = Awaited<ReturnType<typeof getPastConferencesDetail>>, TError = ErrorType<unknown>>(params: GetPastConferencesDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPastConferencesDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPastConferencesDetail>>> = ({ signal }) => getPastConferencesDetail(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPastConferencesDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getPastConferencesDetail>>>
export type GetPastConferencesDetailQueryError = ErrorType<unknown>


export function useGetPastConferencesDetail<TData = Awaited<ReturnType<typeof getPastConferencesDetail>>, TError = ErrorType<unknown>>(
 params: GetPastConferencesDetailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastConferencesDetail>>,
          TError,
          Awaited<ReturnType<typeof getPastConferencesDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastConferencesDetail<TData = Awaited<ReturnType<typeof getPastConferencesDetail>>, TError = ErrorType<unknown>>(
 params: GetPastConferencesDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastConferencesDetail>>,
          TError,
          Awaited<ReturnType<typeof getPastConferencesDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastConferencesDetail<TData = Awaited<ReturnType<typeof getPastConferencesDetail>>, TError = ErrorType<unknown>>(
 params: GetPastConferencesDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an event guide
 */

export function useGetPastConferencesDetail<TData = Awaited<ReturnType<typeof getPastConferencesDetail>>, TError = ErrorType<unknown>>(
 params: GetPastConferencesDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastConferencesDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPastConferencesDetailQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getGetAbstractListUrl = (params: GetAbstractListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getAbstractList?${stringifiedParams}` : `/v1/front/getAbstractList`
}

/**
 * The abstracts that the member submitted for one event, newest first. A page past the end is empty and has the total
 * count. An unknown event gives an empty list.
 * @summary List the abstracts of the logged-in member
 */
const getAbstractList = async (params: GetAbstractListParams, options?: Parameters<typeof request>[1]): Promise<AbstractList> => {

  return request<AbstractList>(getGetAbstractListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAbstractListQueryKey = (params?: GetAbstractListParams,) => {
    return [
    "getAbstractList", ...(params ? [params] : [])
    ] as const;
    }


export const getGetAbstractListQueryOptions = <TData = Awaited<ReturnType<typeof getAbstractList>>, TError = ErrorType<unknown>>(params: GetAbstractListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAbstractListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAbstractList>>> = ({ signal }) => getAbstractList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAbstractListQueryResult = NonNullable<Awaited<ReturnType<typeof getAbstractList>>>
export type GetAbstractListQueryError = ErrorType<unknown>


export function useGetAbstractList<TData = Awaited<ReturnType<typeof getAbstractList>>, TError = ErrorType<unknown>>(
 params: GetAbstractListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAbstractList>>,
          TError,
          Awaited<ReturnType<typeof getAbstractList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAbstractList<TData = Awaited<ReturnType<typeof getAbstractList>>, TError = ErrorType<unknown>>(
 params: GetAbstractListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAbstractList>>,
          TError,
          Awaited<ReturnType<typeof getAbstractList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAbstractList<TData = Awaited<ReturnType<typeof getAbstractList>>, TError = ErrorType<unknown>>(
 params: GetAbstractListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the abstracts of the logged-in member
 */

export function useGetAbstractList<TData = Awaited<ReturnType<typeof getAbstractList>>, TError = ErrorType<unknown>>(
 params: GetAbstractListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbstractList>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAbstractListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getUploadConferenceAbstractUrl = () => {




  return `/v1/front/uploadConferenceAbstract`
}

/**
 * Possible in the period `abstracts` of the event (`x-events` on `ConferenceName`). A member may submit several
 * abstracts, also with the same file. A new abstract awaits its decision (`wait`). A file whose content is not a Word
 * document gives code 47, whatever its name is.
 * @summary Submit an abstract
 */
export const uploadConferenceAbstract = async (uploadConferenceAbstractRequest: UploadConferenceAbstractRequest, options: import('../use-operation.ts').OperationRequest<'uploadConferenceAbstract'>): Promise<null> => {
    const formData = new FormData();
formData.append(`abstract_file`, uploadConferenceAbstractRequest.abstract_file);
formData.append(`conference_name`, uploadConferenceAbstractRequest.conference_name);
formData.append(`abstract_presentation`, uploadConferenceAbstractRequest.abstract_presentation);
formData.append(`abstract_division`, uploadConferenceAbstractRequest.abstract_division);

  return request<null>(getUploadConferenceAbstractUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



const getCheckRegisterDuplicateUrl = () => {




  return `/v1/front/checkRegisterDuplicate`
}

/**
 * Called before the payment of a registration fee. A success returns the member type that determines the fee. The fee
 * can be paid in the period `registration` of the event (`x-events` on `ConferenceName`). An announced bank transfer
 * does not count as paid.
 * @summary Check whether the logged-in member can pay the registration fee
 */
const checkRegisterDuplicate = async (checkRegisterDuplicateRequest: CheckRegisterDuplicateRequest, options?: Parameters<typeof request>[1]): Promise<RegisterEligibility> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<RegisterEligibility>(getCheckRegisterDuplicateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkRegisterDuplicateRequest)
  }
);}





export const getCheckRegisterDuplicateMutationKey = () => ['checkRegisterDuplicate'] as const;

export const useCheckRegisterDuplicateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRegisterDuplicate>>, TError,CheckRegisterDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof checkRegisterDuplicate>>, TError,CheckRegisterDuplicateMutationVariables, TContext> => {

const mutationKey = getCheckRegisterDuplicateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkRegisterDuplicate>>, CheckRegisterDuplicateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkRegisterDuplicate(data,requestOptions)
        }



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/checkRegisterDuplicate` }, { operationId: 'checkRegisterDuplicate', operationName: 'checkRegisterDuplicate' });


  return  customOptions}

    export type CheckRegisterDuplicateMutationResult = NonNullable<Awaited<ReturnType<typeof checkRegisterDuplicate>>>
    export type CheckRegisterDuplicateMutationBody = CheckRegisterDuplicateRequest
    export type CheckRegisterDuplicateMutationError = ErrorType<unknown>
    export type CheckRegisterDuplicateMutationVariables = {data: CheckRegisterDuplicateRequest}

    /**
 * @summary Check whether the logged-in member can pay the registration fee
 */
export const useCheckRegisterDuplicate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRegisterDuplicate>>, TError,CheckRegisterDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkRegisterDuplicate>>,
        TError,
        CheckRegisterDuplicateMutationVariables,
        TContext
      > => {
      return useMutation(useCheckRegisterDuplicateMutationOptions(options), queryClient);
    }
    const getGetRegisterInfoUrl = (params?: GetRegisterInfoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getRegisterInfo?${stringifiedParams}` : `/v1/front/getRegisterInfo`
}

/**
 * The registration fees that the member paid, newest first. A page past the end is empty.
 * @summary List the registrations of the logged-in member
 */
const getRegisterInfo = async (params?: GetRegisterInfoParams, options?: Parameters<typeof request>[1]): Promise<RegisterInfoList> => {

  return request<RegisterInfoList>(getGetRegisterInfoUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegisterInfoQueryKey = (params?: GetRegisterInfoParams,) => {
    return [
    "getRegisterInfo", ...(params ? [params] : [])
    ] as const;
    }


export const getGetRegisterInfoQueryOptions = <TData = Awaited<ReturnType<typeof getRegisterInfo>>, TError = ErrorType<unknown>>(params?: GetRegisterInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegisterInfoQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegisterInfo>>> = ({ signal }) => getRegisterInfo(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegisterInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getRegisterInfo>>>
export type GetRegisterInfoQueryError = ErrorType<unknown>


export function useGetRegisterInfo<TData = Awaited<ReturnType<typeof getRegisterInfo>>, TError = ErrorType<unknown>>(
 params: undefined |  GetRegisterInfoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterInfo>>,
          TError,
          Awaited<ReturnType<typeof getRegisterInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterInfo<TData = Awaited<ReturnType<typeof getRegisterInfo>>, TError = ErrorType<unknown>>(
 params?: GetRegisterInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterInfo>>,
          TError,
          Awaited<ReturnType<typeof getRegisterInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterInfo<TData = Awaited<ReturnType<typeof getRegisterInfo>>, TError = ErrorType<unknown>>(
 params?: GetRegisterInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the registrations of the logged-in member
 */

export function useGetRegisterInfo<TData = Awaited<ReturnType<typeof getRegisterInfo>>, TError = ErrorType<unknown>>(
 params?: GetRegisterInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegisterInfoQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






