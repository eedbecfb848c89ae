// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { saveInquiryBodyInquiryNameMax, saveInquiryBodyInquiryNameRegExp, saveInquiryBodyInquiryEmailMax, saveInquiryBodyInquiryCellMax, saveInquiryBodyInquiryCellRegExp, saveInquiryBodyInquiryTitleMax, saveInquiryBodyInquiryTitleRegExp, saveInquiryBodyInquiryContentMax, saveInquiryBodyInquiryContentRegExp, saveInquiryBodyFileMax } from '../limits/inquiry.ts';

export const SaveInquiryBody = /*#__PURE__*/ rules.object({
  "inquiry_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyInquiryNameMax)).check(/*#__PURE__*/ rules.pattern(saveInquiryBodyInquiryNameRegExp)),
  "inquiry_email": /*#__PURE__*/ rules.email().check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyInquiryEmailMax)),
  "inquiry_cell": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyInquiryCellMax)).check(/*#__PURE__*/ rules.pattern(saveInquiryBodyInquiryCellRegExp)),
  "inquiry_title": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyInquiryTitleMax)).check(/*#__PURE__*/ rules.pattern(saveInquiryBodyInquiryTitleRegExp)),
  "inquiry_content": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyInquiryContentMax)).check(/*#__PURE__*/ rules.pattern(saveInquiryBodyInquiryContentRegExp)),
  "file": /*#__PURE__*/ rules.optional(/*#__PURE__*/ rules.array(/*#__PURE__*/ rules.instance(Blob)).check(/*#__PURE__*/ rules.maxLength(saveInquiryBodyFileMax)))
});
