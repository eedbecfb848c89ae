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
  EnrollStudentCertificateRequest,
  GetMemberCompanyInfoData,
  GetMemberEduInfoData,
  GetMemberInfoData,
  MemberCompanyInfo,
  ModifyMemberEduInfoRequest,
  ModifyMemberInfoRequest,
  StudentCertificate
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

const getGetMemberInfoUrl = () => {




  return `/v1/front/getMemberInfo`
}

/**
 * The basic information of the logged-in member.
 * @summary Get the profile of the logged-in member
 */
const getMemberInfo = async ( options?: Parameters<typeof request>[1]): Promise<GetMemberInfoData> => {

  return request<GetMemberInfoData>(getGetMemberInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMemberInfoQueryKey = () => {
    return [
    "getMemberInfo"
    ] as const;
    }


export const getGetMemberInfoQueryOptions = <TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberInfo>>> = ({ signal }) => getMemberInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberInfo>>>
export type GetMemberInfoQueryError = ErrorType<unknown>


export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the profile of the logged-in member
 */

export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getModifyMemberInfoUrl = () => {




  return `/v1/front/modifyMemberInfo`
}

/**
 * Replaces all ten fields. A changed email address must have been verified before. A day of birth that does not exist
 * gives status 400.
 * @summary Change the profile of the logged-in member
 */
export const modifyMemberInfo = async (modifyMemberInfoRequest: ModifyMemberInfoRequest, options: import('../use-operation.ts').OperationRequest<'modifyMemberInfo'>): Promise<null> => {

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
return request<null>(getModifyMemberInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(modifyMemberInfoRequest)
  }
);}



const getGetMemberCompanyInfoUrl = () => {




  return `/v1/front/getMemberCompanyInfo`
}

/**
 * The workplace of the logged-in member. Without a workplace, all fields are empty texts.
 * @summary Get the workplace of the logged-in member
 */
const getMemberCompanyInfo = async ( options?: Parameters<typeof request>[1]): Promise<GetMemberCompanyInfoData> => {

  return request<GetMemberCompanyInfoData>(getGetMemberCompanyInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMemberCompanyInfoQueryKey = () => {
    return [
    "getMemberCompanyInfo"
    ] as const;
    }


export const getGetMemberCompanyInfoQueryOptions = <TData = Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberCompanyInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberCompanyInfo>>> = ({ signal }) => getMemberCompanyInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberCompanyInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberCompanyInfo>>>
export type GetMemberCompanyInfoQueryError = ErrorType<unknown>


export function useGetMemberCompanyInfo<TData = Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberCompanyInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberCompanyInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCompanyInfo<TData = Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberCompanyInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberCompanyInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCompanyInfo<TData = Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the workplace of the logged-in member
 */

export function useGetMemberCompanyInfo<TData = Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCompanyInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberCompanyInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getModifyMemberCompanyInfoUrl = () => {




  return `/v1/front/modifyMemberCompanyInfo`
}

/**
 * Replaces all seven fields. Each field may be an empty text. The server returns texts exactly as they were sent, with
 * blanks at both ends.
 * @summary Change the workplace of the logged-in member
 */
export const modifyMemberCompanyInfo = async (memberCompanyInfo: MemberCompanyInfo, options: import('../use-operation.ts').OperationRequest<'modifyMemberCompanyInfo'>): Promise<null> => {

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
return request<null>(getModifyMemberCompanyInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberCompanyInfo)
  }
);}



const getGetMemberEduInfoUrl = () => {




  return `/v1/front/getMemberEduInfo`
}

/**
 * The education records of the logged-in member.
 * @summary Get the education of the logged-in member
 */
const getMemberEduInfo = async ( options?: Parameters<typeof request>[1]): Promise<GetMemberEduInfoData> => {

  return request<GetMemberEduInfoData>(getGetMemberEduInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMemberEduInfoQueryKey = () => {
    return [
    "getMemberEduInfo"
    ] as const;
    }


export const getGetMemberEduInfoQueryOptions = <TData = Awaited<ReturnType<typeof getMemberEduInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberEduInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberEduInfo>>> = ({ signal }) => getMemberEduInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberEduInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberEduInfo>>>
export type GetMemberEduInfoQueryError = ErrorType<unknown>


export function useGetMemberEduInfo<TData = Awaited<ReturnType<typeof getMemberEduInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberEduInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberEduInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberEduInfo<TData = Awaited<ReturnType<typeof getMemberEduInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberEduInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberEduInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberEduInfo<TData = Awaited<ReturnType<typeof getMemberEduInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the education of the logged-in member
 */

export function useGetMemberEduInfo<TData = Awaited<ReturnType<typeof getMemberEduInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberEduInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberEduInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getModifyMemberEduInfoUrl = () => {




  return `/v1/front/modifyMemberEduInfo`
}

/**
 * Replaces all records. At least one record is required. The server returns texts exactly as they were sent, with blanks
 * at both ends.
 * @summary Change the education of the logged-in member
 */
export const modifyMemberEduInfo = async (modifyMemberEduInfoRequest: ModifyMemberEduInfoRequest, options: import('../use-operation.ts').OperationRequest<'modifyMemberEduInfo'>): Promise<null> => {

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
return request<null>(getModifyMemberEduInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(modifyMemberEduInfoRequest)
  }
);}



const getEnrollStudentCertificateUrl = () => {




  return `/v1/front/enrollStudentCertificate`
}

/**
 * Replaces the previous certificate. After the approval by the secretariat, the member becomes a student member.
 * @summary Upload a student certificate
 */
export const enrollStudentCertificate = async (enrollStudentCertificateRequest: EnrollStudentCertificateRequest, options: import('../use-operation.ts').OperationRequest<'enrollStudentCertificate'>): Promise<null> => {
    const formData = new FormData();
formData.append(`file`, enrollStudentCertificateRequest.file);

  return request<null>(getEnrollStudentCertificateUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



const getGetStudentCertificateUrl = () => {




  return `/v1/front/getStudentCertificate`
}

/**
 * The latest certificate of the logged-in member, with its status.
 * @summary Get the student certificate of the logged-in member
 */
const getStudentCertificate = async ( options?: Parameters<typeof request>[1]): Promise<StudentCertificate> => {

  return request<StudentCertificate>(getGetStudentCertificateUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStudentCertificateQueryKey = () => {
    return [
    "getStudentCertificate"
    ] as const;
    }


export const getGetStudentCertificateQueryOptions = <TData = Awaited<ReturnType<typeof getStudentCertificate>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudentCertificateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudentCertificate>>> = ({ signal }) => getStudentCertificate({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStudentCertificateQueryResult = NonNullable<Awaited<ReturnType<typeof getStudentCertificate>>>
export type GetStudentCertificateQueryError = ErrorType<unknown>


export function useGetStudentCertificate<TData = Awaited<ReturnType<typeof getStudentCertificate>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudentCertificate>>,
          TError,
          Awaited<ReturnType<typeof getStudentCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStudentCertificate<TData = Awaited<ReturnType<typeof getStudentCertificate>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudentCertificate>>,
          TError,
          Awaited<ReturnType<typeof getStudentCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStudentCertificate<TData = Awaited<ReturnType<typeof getStudentCertificate>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the student certificate of the logged-in member
 */

export function useGetStudentCertificate<TData = Awaited<ReturnType<typeof getStudentCertificate>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudentCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudentCertificateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






