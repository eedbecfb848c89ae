// Written by `npm run generate` from openapi/. Do not edit.
export const saveInquiryBodyInquiryNameMax = 20;
export const saveInquiryBodyInquiryNameRegExp = new RegExp('\\S', 'u');
export const saveInquiryBodyInquiryEmailMax = 254;
export const saveInquiryBodyInquiryCellMax = 11;
export const saveInquiryBodyInquiryCellRegExp = new RegExp('^\\d{1,11}$', 'u');
export const saveInquiryBodyInquiryTitleMax = 50;
export const saveInquiryBodyInquiryTitleRegExp = new RegExp('\\S', 'u');
export const saveInquiryBodyInquiryContentMax = 2000;
export const saveInquiryBodyInquiryContentRegExp = new RegExp('\\S', 'u');
export const saveInquiryBodyFileMax = 10;
