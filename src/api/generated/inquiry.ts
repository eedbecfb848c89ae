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

import { request } from '../request.ts';
import type { ErrorType } from '../request.ts';
import { withInvalidates } from '../mutation-options.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSaveInquiryUrl = () => {




  return `/v1/front/saveInquiry`
}

/**
 * Guests and members can send inquiries. Files are optional.
 * @summary Send an inquiry
 */
export const saveInquiry = async (saveInquiryRequest: SaveInquiryRequest, options?: Parameters<typeof request>[1]): Promise<null> => {
    const formData = new FormData();
formData.append(`inquiry_name`, saveInquiryRequest.inquiry_name);
formData.append(`inquiry_email`, saveInquiryRequest.inquiry_email);
formData.append(`inquiry_cell`, saveInquiryRequest.inquiry_cell);
formData.append(`inquiry_title`, saveInquiryRequest.inquiry_title);
formData.append(`inquiry_content`, saveInquiryRequest.inquiry_content);
if(saveInquiryRequest.file !== undefined) {
 saveInquiryRequest.file.forEach((value, index) => formData.append(`file[${index}]`, value));
 }

  return request<null>(getSaveInquiryUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getSaveInquiryMutationKey = () => ['saveInquiry'] as const;

export const useSaveInquiryMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInquiry>>, TError,SaveInquiryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
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



        const customOptions = withInvalidates({...mutationOptions, mutationFn}, { url: `/v1/front/saveInquiry` }, { operationId: 'saveInquiry', operationName: 'saveInquiry' });


  return  customOptions}

    export type SaveInquiryMutationResult = NonNullable<Awaited<ReturnType<typeof saveInquiry>>>
    export type SaveInquiryMutationBody = SaveInquiryRequest
    export type SaveInquiryMutationError = ErrorType<unknown>
    export type SaveInquiryMutationVariables = {data: SaveInquiryRequest}

    /**
 * @summary Send an inquiry
 */
export const useSaveInquiry = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInquiry>>, TError,SaveInquiryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveInquiry>>,
        TError,
        SaveInquiryMutationVariables,
        TContext
      > => {
      return useMutation(useSaveInquiryMutationOptions(options), queryClient);
    }
