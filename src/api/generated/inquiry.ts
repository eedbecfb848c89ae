/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type {
  SaveInquiryRequest
} from './model';

import { request } from '../request.ts';





const getSaveInquiryUrl = () => {




  return `/v1/front/saveInquiry`
}

/**
 * Guests and members can send inquiries. Files are optional.
 * @summary Send an inquiry
 */
export const saveInquiry = async (saveInquiryRequest: SaveInquiryRequest, options: import('../use-operation.ts').OperationRequest<'saveInquiry'>): Promise<null> => {
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



