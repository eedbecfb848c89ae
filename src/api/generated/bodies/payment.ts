/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Confirm a card payment after the return
 */
export const pgApprovalCallbackBodyMbrRefNoMax = 40;


export const pgApprovalCallbackBodyMbrRefNoRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const PgApprovalCallbackBody = /*#__PURE__*/ zod.object({
  "mbrRefNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pgApprovalCallbackBodyMbrRefNoMax)).check(/*#__PURE__*/ zod.regex(pgApprovalCallbackBodyMbrRefNoRegExp))
})

