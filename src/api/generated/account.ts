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
  ChangePwRequest,
  CheckJoinDuplicateRequest,
  FindMemberIdData,
  FindMemberIdRequest,
  FindMemberPasswordRequest,
  ResetPwRequest,
  SendEmailVerificationRequest,
  SignupRequest,
  VerifyCodeRequest
} from './model';

import { request } from '../request.ts';
import type { ErrorType } from '../request.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSignupUrl = () => {




  return `/v1/front/signup`
}

/**
 * Makes the account of a general member. The e-mail address must have been verified within the last 30
 * minutes. A day that its month does not have, and education beyond the limits of an education record, answer
 * status 400.
 * @summary Become a member
 */
export const signup = async (signupRequest: SignupRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getSignupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signupRequest)
  }
);}



export const getCheckJoinDuplicateUrl = () => {




  return `/v1/front/checkJoinDuplicate`
}

/**
 * A success says that it is. Upper and lower case are the same; the ID is not reserved.
 * @summary Ask whether an ID is free
 */
export const checkJoinDuplicate = async (checkJoinDuplicateRequest: CheckJoinDuplicateRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getCheckJoinDuplicateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkJoinDuplicateRequest)
  }
);}





export const getCheckJoinDuplicateMutationKey = () => ['checkJoinDuplicate'] as const;

export const getCheckJoinDuplicateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkJoinDuplicate>>, TError,CheckJoinDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof checkJoinDuplicate>>, TError,CheckJoinDuplicateMutationVariables, TContext> => {

const mutationKey = getCheckJoinDuplicateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkJoinDuplicate>>, CheckJoinDuplicateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkJoinDuplicate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckJoinDuplicateMutationResult = NonNullable<Awaited<ReturnType<typeof checkJoinDuplicate>>>
    export type CheckJoinDuplicateMutationBody = CheckJoinDuplicateRequest
    export type CheckJoinDuplicateMutationError = ErrorType<unknown>
    export type CheckJoinDuplicateMutationVariables = {data: CheckJoinDuplicateRequest}

    /**
 * @summary Ask whether an ID is free
 */
export const useCheckJoinDuplicate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkJoinDuplicate>>, TError,CheckJoinDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkJoinDuplicate>>,
        TError,
        CheckJoinDuplicateMutationVariables,
        TContext
      > => {
      return useMutation(getCheckJoinDuplicateMutationOptions(options), queryClient);
    }
    export const getSendEmailVerificationUrl = () => {




  return `/v1/front/sendEmailVerification`
}

/**
 * The code is six digits and lives ten minutes; a new one replaces it. Whether a member has the address makes
 * no difference. Members use it too, to change their address.
 * @summary Send a code to an e-mail address
 */
export const sendEmailVerification = async (sendEmailVerificationRequest: SendEmailVerificationRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getSendEmailVerificationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendEmailVerificationRequest)
  }
);}





export const getSendEmailVerificationMutationKey = () => ['sendEmailVerification'] as const;

export const getSendEmailVerificationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailVerification>>, TError,SendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendEmailVerification>>, TError,SendEmailVerificationMutationVariables, TContext> => {

const mutationKey = getSendEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendEmailVerification>>, SendEmailVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendEmailVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof sendEmailVerification>>>
    export type SendEmailVerificationMutationBody = SendEmailVerificationRequest
    export type SendEmailVerificationMutationError = ErrorType<unknown>
    export type SendEmailVerificationMutationVariables = {data: SendEmailVerificationRequest}

    /**
 * @summary Send a code to an e-mail address
 */
export const useSendEmailVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailVerification>>, TError,SendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEmailVerification>>,
        TError,
        SendEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getSendEmailVerificationMutationOptions(options), queryClient);
    }
    export const getVerifyCodeUrl = () => {




  return `/v1/front/verifyCode`
}

/**
 * The server remembers for 30 minutes that the address was verified; sign-up, the search for an ID or a
 * password, and a changed profile rely on it. After five wrong codes in a row the code is dead.
 * @summary Prove an e-mail address by its code
 */
export const verifyCode = async (verifyCodeRequest: VerifyCodeRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getVerifyCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyCodeRequest)
  }
);}





export const getVerifyCodeMutationKey = () => ['verifyCode'] as const;

export const getVerifyCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext> => {

const mutationKey = getVerifyCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyCode>>, VerifyCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyCode>>>
    export type VerifyCodeMutationBody = VerifyCodeRequest
    export type VerifyCodeMutationError = ErrorType<unknown>
    export type VerifyCodeMutationVariables = {data: VerifyCodeRequest}

    /**
 * @summary Prove an e-mail address by its code
 */
export const useVerifyCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyCode>>,
        TError,
        VerifyCodeMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyCodeMutationOptions(options), queryClient);
    }
    export const getFindMemberIdUrl = () => {




  return `/v1/front/findMemberId`
}

/**
 * Both must belong to one member. The e-mail address must have been verified before.
 * @summary Find a forgotten ID
 */
export const findMemberId = async (findMemberIdRequest: FindMemberIdRequest, options?: Parameters<typeof request>[1]): Promise<FindMemberIdData> => {

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
return request<FindMemberIdData>(getFindMemberIdUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findMemberIdRequest)
  }
);}



export const getFindMemberPasswordUrl = () => {




  return `/v1/front/findMemberPassword`
}

/**
 * A success allows one `resetPw` for this ID within ten minutes. Both must belong to one member; an unknown ID
 * and a foreign address are the same failure. The address must have been verified before.
 * @summary Begin to replace a forgotten password
 */
export const findMemberPassword = async (findMemberPasswordRequest: FindMemberPasswordRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getFindMemberPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findMemberPasswordRequest)
  }
);}



export const getResetPwUrl = () => {




  return `/v1/front/resetPw`
}

/**
 * Answers only after `findMemberPassword` succeeded for the ID. Every session of the member ends.
 * @summary Set a new password instead of a forgotten one
 */
export const resetPw = async (resetPwRequest: ResetPwRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getResetPwUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPwRequest)
  }
);}



export const getChangePwUrl = () => {




  return `/v1/front/changePw`
}

/**
 * The session goes on.
 * @summary Change the own password
 */
export const changePw = async (changePwRequest: ChangePwRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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
return request<null>(getChangePwUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePwRequest)
  }
);}



