/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Send an inquiry
 */
export const saveInquiryBodyInquiryNameMax = 20;


export const saveInquiryBodyInquiryNameRegExp = new RegExp('\\S');
export const saveInquiryBodyInquiryEmailMax = 254;

export const saveInquiryBodyInquiryCellMax = 11;


export const saveInquiryBodyInquiryCellRegExp = new RegExp('^\\d{1,11}$');
export const saveInquiryBodyInquiryTitleMax = 50;


export const saveInquiryBodyInquiryTitleRegExp = new RegExp('\\S');
export const saveInquiryBodyInquiryContentMax = 2000;


export const saveInquiryBodyInquiryContentRegExp = new RegExp('\\S');
export const saveInquiryBodyFileMax = 10;



export const SaveInquiryBody = /*#__PURE__*/ zod.object({
  "inquiry_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyInquiryNameMax)).check(/*#__PURE__*/ zod.regex(saveInquiryBodyInquiryNameRegExp)),
  "inquiry_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyInquiryEmailMax)),
  "inquiry_cell": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyInquiryCellMax)).check(/*#__PURE__*/ zod.regex(saveInquiryBodyInquiryCellRegExp)),
  "inquiry_title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyInquiryTitleMax)).check(/*#__PURE__*/ zod.regex(saveInquiryBodyInquiryTitleRegExp)),
  "inquiry_content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyInquiryContentMax)).check(/*#__PURE__*/ zod.regex(saveInquiryBodyInquiryContentRegExp)),
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.maxLength(saveInquiryBodyFileMax)))
})

