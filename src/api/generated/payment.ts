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
  AnnualFeePaid,
  CreateTransferInfoRequest,
  GetReceiptParams,
  GetTransactionParams,
  PayGuide,
  PgApproval,
  PgApprovalCallbackRequest,
  PgReadyData,
  PgReadyRequest
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

const getGetPayInfoUrl = () => {




  return `/v1/front/getPayInfo`
}

/**
 * The bank account for transfers and the fees of each member type in the current year in Seoul.
 * @summary Get the data of the payment screens
 */
const getPayInfo = async ( options?: Parameters<typeof request>[1]): Promise<PayGuide> => {

  return request<PayGuide>(getGetPayInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPayInfoQueryKey = () => {
    return [
    "getPayInfo"
    ] as const;
    }


export const getGetPayInfoQueryOptions = <TData = Awaited<ReturnType<typeof getPayInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayInfo>>> = ({ signal }) => getPayInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getPayInfo>>>
export type GetPayInfoQueryError = ErrorType<unknown>


export function useGetPayInfo<TData = Awaited<ReturnType<typeof getPayInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayInfo>>,
          TError,
          Awaited<ReturnType<typeof getPayInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayInfo<TData = Awaited<ReturnType<typeof getPayInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayInfo>>,
          TError,
          Awaited<ReturnType<typeof getPayInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayInfo<TData = Awaited<ReturnType<typeof getPayInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the data of the payment screens
 */

export function useGetPayInfo<TData = Awaited<ReturnType<typeof getPayInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getCreateTransferInfoUrl = () => {




  return `/v1/front/createTransferInfo`
}

/**
 * The secretariat then expects the deposit. After the deposit, the payment is recorded as 무통장입금. Another
 * registration for the same goods replaces the previous one.
 *
 * `member_type` is the type of the member; only a member without a type chooses one. The goods are the annual fee of the
 * current year in Seoul, or an event in the period of `checkRegisterDuplicate`. Another member type, amount or name
 * gives code 41.
 * @summary Register a bank transfer
 */
export const createTransferInfo = async (createTransferInfoRequest: CreateTransferInfoRequest, options: import('../use-operation.ts').OperationRequest<'createTransferInfo'>): Promise<null> => {

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
return request<null>(getCreateTransferInfoUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createTransferInfoRequest)
  }
);}



const getPgReadyUrl = () => {




  return `/v1/front/pg/ready`
}

/**
 * Returns the URLs of the payment page. That page redirects to /membership after an annual fee and to /society after a
 * registration fee, with the query parameters `sucess` (in this spelling), `aid`, `member_type`, `amount`,
 * `company_code` and `card_no`. A payment has failed when `sucess` is false or `aid` is not empty.
 *
 * A member may start several payments of one fee. Each has its own `mbrRefNo`.
 *
 * `member_type` is the type of the member; only a member without a type chooses one. The goods are the annual fee of the
 * current year in Seoul, or an event in the period of `checkRegisterDuplicate`. Another member type, amount or name
 * gives code 41.
 * @summary Start a card payment
 */
export const pgReady = async (pgReadyRequest: PgReadyRequest, options: import('../use-operation.ts').OperationRequest<'pgReady'>): Promise<PgReadyData> => {

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
return request<PgReadyData>(getPgReadyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pgReadyRequest)
  }
);}



const getPgApprovalCallbackUrl = () => {




  return `/v1/front/pg/approvalCallback`
}

/**
 * Called once after the payment page has redirected to the website. The server queries the card company and records an
 * approved payment of the member. Repeated requests give the same response, and a fee is recorded once. A payment
 * without a decision is not approved, nor is one of a fee that another payment has paid since its start.
 * @summary Confirm a card payment after the return
 */
const pgApprovalCallback = async (pgApprovalCallbackRequest: PgApprovalCallbackRequest, options?: Parameters<typeof request>[1]): Promise<PgApproval> => {

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
return request<PgApproval>(getPgApprovalCallbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pgApprovalCallbackRequest)
  }
);}





export const getPgApprovalCallbackMutationKey = () => ['pgApprovalCallback'] as const;

export const usePgApprovalCallbackMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pgApprovalCallback>>, TError,PgApprovalCallbackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof pgApprovalCallback>>, TError,PgApprovalCallbackMutationVariables, TContext> => {

const mutationKey = getPgApprovalCallbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pgApprovalCallback>>, PgApprovalCallbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pgApprovalCallback(data,requestOptions)
        }



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/pg/approvalCallback` }, { operationId: 'pgApprovalCallback', operationName: 'pgApprovalCallback' });


  return  customOptions}

    export type PgApprovalCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof pgApprovalCallback>>>
    export type PgApprovalCallbackMutationBody = PgApprovalCallbackRequest
    export type PgApprovalCallbackMutationError = ErrorType<unknown>
    export type PgApprovalCallbackMutationVariables = {data: PgApprovalCallbackRequest}

    /**
 * @summary Confirm a card payment after the return
 */
export const usePgApprovalCallback = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pgApprovalCallback>>, TError,PgApprovalCallbackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pgApprovalCallback>>,
        TError,
        PgApprovalCallbackMutationVariables,
        TContext
      > => {
      return useMutation(usePgApprovalCallbackMutationOptions(options), queryClient);
    }
    const getGetAnnualFeePaidUrl = () => {




  return `/v1/front/getAnnualFeePaid`
}

/**
 * A POST without a body that changes nothing. An unpaid current year comes first, then the paid years, newest first.
 * Special and honorary members owe no annual fee.
 * @summary Get the annual fees of the logged-in member
 */
const getAnnualFeePaid = async ( options?: Parameters<typeof request>[1]): Promise<AnnualFeePaid> => {

  return request<AnnualFeePaid>(getGetAnnualFeePaidUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getGetAnnualFeePaidQueryKey = () => {
    return [
    "getAnnualFeePaid"
    ] as const;
    }


export const getGetAnnualFeePaidQueryOptions = <TData = Awaited<ReturnType<typeof getAnnualFeePaid>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnualFeePaidQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnualFeePaid>>> = ({ signal }) => getAnnualFeePaid({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnualFeePaidQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnualFeePaid>>>
export type GetAnnualFeePaidQueryError = ErrorType<unknown>


export function useGetAnnualFeePaid<TData = Awaited<ReturnType<typeof getAnnualFeePaid>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnualFeePaid>>,
          TError,
          Awaited<ReturnType<typeof getAnnualFeePaid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnualFeePaid<TData = Awaited<ReturnType<typeof getAnnualFeePaid>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnualFeePaid>>,
          TError,
          Awaited<ReturnType<typeof getAnnualFeePaid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnualFeePaid<TData = Awaited<ReturnType<typeof getAnnualFeePaid>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the annual fees of the logged-in member
 */

export function useGetAnnualFeePaid<TData = Awaited<ReturnType<typeof getAnnualFeePaid>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnualFeePaid>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnualFeePaidQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






const getGetReceiptUrl = (params: GetReceiptParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getReceipt?${stringifiedParams}` : `/v1/front/getReceipt`
}

/**
 * Each card payment has a receipt of its own, which is not equal to that of another payment. Bank transfers have no
 * receipt. The header `Content-Disposition` (RFC 6266) has the file name.
 * @summary Download the receipt of a card payment of the logged-in member
 */
const getReceipt = async (params: GetReceiptParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {

  return request<Blob>(getGetReceiptUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReceiptMutationKey = () => ['getReceipt'] as const;

export const useGetReceiptMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getReceipt>>, TError,GetReceiptMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof getReceipt>>, TError,GetReceiptMutationVariables, TContext> => {

const mutationKey = getGetReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getReceipt>>, GetReceiptMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  getReceipt(params,requestOptions)
        }



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/getReceipt` }, { operationId: 'getReceipt', operationName: 'getReceipt' });


  return  customOptions}

    export type GetReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof getReceipt>>>

    export type GetReceiptMutationError = ErrorType<unknown>
    export type GetReceiptMutationVariables = {params: GetReceiptParams}

    /**
 * @summary Download the receipt of a card payment of the logged-in member
 */
export const useGetReceipt = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getReceipt>>, TError,GetReceiptMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getReceipt>>,
        TError,
        GetReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useGetReceiptMutationOptions(options), queryClient);
    }
    const getGetTransactionUrl = (params: GetTransactionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/front/getTransaction?${stringifiedParams}` : `/v1/front/getTransaction`
}

/**
 * Every payment has a statement of its own, which is not equal to that of another payment. The header
 * `Content-Disposition` (RFC 6266) has the file name.
 * @summary Download the transaction statement of a payment of the logged-in member
 */
const getTransaction = async (params: GetTransactionParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {

  return request<Blob>(getGetTransactionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTransactionMutationKey = () => ['getTransaction'] as const;

export const useGetTransactionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransaction>>, TError,GetTransactionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof getTransaction>>, TError,GetTransactionMutationVariables, TContext> => {

const mutationKey = getGetTransactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getTransaction>>, GetTransactionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  getTransaction(params,requestOptions)
        }



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/getTransaction` }, { operationId: 'getTransaction', operationName: 'getTransaction' });


  return  customOptions}

    export type GetTransactionMutationResult = NonNullable<Awaited<ReturnType<typeof getTransaction>>>

    export type GetTransactionMutationError = ErrorType<unknown>
    export type GetTransactionMutationVariables = {params: GetTransactionParams}

    /**
 * @summary Download the transaction statement of a payment of the logged-in member
 */
export const useGetTransaction = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransaction>>, TError,GetTransactionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getTransaction>>,
        TError,
        GetTransactionMutationVariables,
        TContext
      > => {
      return useMutation(useGetTransactionMutationOptions(options), queryClient);
    }
