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
  SaveInquiryRequest
} from './model';

import { send } from '../send.ts';
import type { ErrorType } from '../send.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSaveInquiryUrl = () => {




  return `/v1/front/saveInquiry`
}

/**
 * Guests may, members too. Files are optional.
 * @summary Send an inquiry
 */
export const saveInquiry = async (saveInquiryRequest: SaveInquiryRequest, options?: Parameters<typeof send>[1]): Promise<null> => {
    const formData = new FormData();
formData.append(`inquiry_name`, saveInquiryRequest.inquiry_name);
formData.append(`inquiry_email`, saveInquiryRequest.inquiry_email);
formData.append(`inquiry_cell`, saveInquiryRequest.inquiry_cell);
formData.append(`inquiry_title`, saveInquiryRequest.inquiry_title);
formData.append(`inquiry_content`, saveInquiryRequest.inquiry_content);
if(saveInquiryRequest.file !== undefined) {
 saveInquiryRequest.file.forEach((value, index) => formData.append(`file[${index}]`, value));
 }

  return send<null>(getSaveInquiryUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSaveInquiryMutationKey = () => ['saveInquiry'] as const;

export const getSaveInquiryMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInquiry>>, TError,SaveInquiryMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof saveInquiry>>, TError,SaveInquiryMutationVariables, TContext> => {

const mutationKey = getSaveInquiryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveInquiry>>, SaveInquiryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveInquiry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveInquiryMutationResult = NonNullable<Awaited<ReturnType<typeof saveInquiry>>>
    export type SaveInquiryMutationBody = SaveInquiryRequest
    export type SaveInquiryMutationError = ErrorType<unknown>
    export type SaveInquiryMutationVariables = {data: SaveInquiryRequest}

    /**
 * @summary Send an inquiry
 */
export const useSaveInquiry = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInquiry>>, TError,SaveInquiryMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveInquiry>>,
        TError,
        SaveInquiryMutationVariables,
        TContext
      > => {
      return useMutation(getSaveInquiryMutationOptions(options), queryClient);
    }
