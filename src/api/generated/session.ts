/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  LoginData,
  LoginRequest,
  RequestTokenData,
  RequestTokenRequest
} from './model';

import { request } from '../request.ts';
import type { ErrorType } from '../request.ts';
import { withInvalidates } from '../mutation-options.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const getRequestTokenUrl = () => {




  return `/v1/front/requestToken`
}

/**
 * Called after a response with code 97. The refresh token does not change. A client uses one result for all requests of
 * the next second, in all of its tabs.
 * @summary Get a new access token
 */
export const requestToken = async (requestTokenRequest: RequestTokenRequest, options?: Parameters<typeof request>[1]): Promise<RequestTokenData> => {

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
return request<RequestTokenData>(getRequestTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(requestTokenRequest)
  }
);}



const getLoginUrl = () => {




  return `/v1/front/login`
}

/**
 * Returns both tokens and the profile that the website stores. Upper and lower case of an ID differ. After five
 * failures in a row, the account gives code 86 for some minutes, also for the right password. The fifth failure still
 * gives code 41. A success, or the end of the lock, resets the count.
 * @summary Log in
 */
export const login = async (loginRequest: LoginRequest, options: import('../use-operation.ts').OperationRequest<'login'>): Promise<LoginData> => {

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
return request<LoginData>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}



const getLogoutUrl = () => {




  return `/v1/front/logout`
}

/**
 * Ends the session. Both tokens become invalid.
 * @summary Log out
 */
const logout = async ( options?: Parameters<typeof request>[1]): Promise<null> => {

  return request<null>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const useLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/logout` }, { operationId: 'logout', operationName: 'logout' });


  return  customOptions}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<unknown>


    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useLogoutMutationOptions(options), queryClient);
    }
