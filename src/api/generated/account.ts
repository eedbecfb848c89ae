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
import { withInvalidates } from '../mutation-options.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const getSignupUrl = () => {




  return `/v1/front/signup`
}

/**
 * Creates the account of a general member. The email address must have been verified within the last 30 minutes. A
 * day of birth that does not exist, and education outside the limits of an education record, give status 400. The
 * checks have this order: the passwords, the ID, the verification of the email address, its other owner. The
 * comparisons of IDs and of email addresses ignore case.
 * @summary Become a member
 */
export const signup = async (signupRequest: SignupRequest, options: import('../use-operation.ts').OperationRequest<'signup'>): Promise<null> => {

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



const getCheckJoinDuplicateUrl = () => {




  return `/v1/front/checkJoinDuplicate`
}

/**
 * A success means that the ID is available. The comparison ignores case. The ID is not reserved.
 * @summary Check whether an ID is available
 */
const checkJoinDuplicate = async (checkJoinDuplicateRequest: CheckJoinDuplicateRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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

export const useCheckJoinDuplicateMutationOptions = <TError = ErrorType<unknown>,
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



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/checkJoinDuplicate` }, { operationId: 'checkJoinDuplicate', operationName: 'checkJoinDuplicate' });


  return  customOptions}

    export type CheckJoinDuplicateMutationResult = NonNullable<Awaited<ReturnType<typeof checkJoinDuplicate>>>
    export type CheckJoinDuplicateMutationBody = CheckJoinDuplicateRequest
    export type CheckJoinDuplicateMutationError = ErrorType<unknown>
    export type CheckJoinDuplicateMutationVariables = {data: CheckJoinDuplicateRequest}

    /**
 * @summary Check whether an ID is available
 */
export const useCheckJoinDuplicate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkJoinDuplicate>>, TError,CheckJoinDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkJoinDuplicate>>,
        TError,
        CheckJoinDuplicateMutationVariables,
        TContext
      > => {
      return useMutation(useCheckJoinDuplicateMutationOptions(options), queryClient);
    }
    const getSendEmailVerificationUrl = () => {




  return `/v1/front/sendEmailVerification`
}

/**
 * The code has six digits and expires after ten minutes. Another code replaces it. The response does not depend on
 * whether a member has the address. Members also use this operation to change their email address.
 * @summary Send a verification code to an email address
 */
const sendEmailVerification = async (sendEmailVerificationRequest: SendEmailVerificationRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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

export const useSendEmailVerificationMutationOptions = <TError = ErrorType<unknown>,
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



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/sendEmailVerification` }, { operationId: 'sendEmailVerification', operationName: 'sendEmailVerification' });


  return  customOptions}

    export type SendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof sendEmailVerification>>>
    export type SendEmailVerificationMutationBody = SendEmailVerificationRequest
    export type SendEmailVerificationMutationError = ErrorType<unknown>
    export type SendEmailVerificationMutationVariables = {data: SendEmailVerificationRequest}

    /**
 * @summary Send a verification code to an email address
 */
export const useSendEmailVerification = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailVerification>>, TError,SendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEmailVerification>>,
        TError,
        SendEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(useSendEmailVerificationMutationOptions(options), queryClient);
    }
    const getVerifyCodeUrl = () => {




  return `/v1/front/verifyCode`
}

/**
 * The address counts as verified for 30 minutes. Sign-up, the recovery of an ID or password, and a changed profile
 * require this. After five wrong codes in a row the code expires; the fifth still gives code 41. The right code may
 * be sent again until it expires, because its response may have been lost. Neither another code nor its use ends a
 * verification.
 * @summary Verify an email address with its code
 */
const verifyCode = async (verifyCodeRequest: VerifyCodeRequest, options?: Parameters<typeof request>[1]): Promise<null> => {

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

export const useVerifyCodeMutationOptions = <TError = ErrorType<unknown>,
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



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/verifyCode` }, { operationId: 'verifyCode', operationName: 'verifyCode' });


  return  customOptions}

    export type VerifyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyCode>>>
    export type VerifyCodeMutationBody = VerifyCodeRequest
    export type VerifyCodeMutationError = ErrorType<unknown>
    export type VerifyCodeMutationVariables = {data: VerifyCodeRequest}

    /**
 * @summary Verify an email address with its code
 */
export const useVerifyCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyCode>>,
        TError,
        VerifyCodeMutationVariables,
        TContext
      > => {
      return useMutation(useVerifyCodeMutationOptions(options), queryClient);
    }
    const getFindMemberIdUrl = () => {




  return `/v1/front/findMemberId`
}

/**
 * Name and email address must belong to the same member. The address must have been verified before.
 * @summary Find a forgotten ID
 */
export const findMemberId = async (findMemberIdRequest: FindMemberIdRequest, options: import('../use-operation.ts').OperationRequest<'findMemberId'>): Promise<FindMemberIdData> => {

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



const getFindMemberPasswordUrl = () => {




  return `/v1/front/findMemberPassword`
}

/**
 * A success permits one `resetPw` for this ID, and for no other ID, within ten minutes. ID and email address must
 * belong to the same member. An unknown ID and another member's address give the same failure. The address must have
 * been verified before.
 * @summary Start the reset of a forgotten password
 */
export const findMemberPassword = async (findMemberPasswordRequest: FindMemberPasswordRequest, options: import('../use-operation.ts').OperationRequest<'findMemberPassword'>): Promise<null> => {

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



const getResetPwUrl = () => {




  return `/v1/front/resetPw`
}

/**
 * Succeeds only after `findMemberPassword` has succeeded for the ID. All sessions of the member end.
 * @summary Set a new password in place of a forgotten one
 */
export const resetPw = async (resetPwRequest: ResetPwRequest, options: import('../use-operation.ts').OperationRequest<'resetPw'>): Promise<null> => {

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



const getChangePwUrl = () => {




  return `/v1/front/changePw`
}

/**
 * The session continues.
 * @summary Change the password of the logged-in member
 */
export const changePw = async (changePwRequest: ChangePwRequest, options: import('../use-operation.ts').OperationRequest<'changePw'>): Promise<null> => {

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



