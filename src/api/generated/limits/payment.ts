/** Written by `npm run generate` from openapi/. Do not edit. */
import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';



/**
 * @summary Start a card payment
 */
export const pgReadyBodyAmountMax = 999999999;

export const pgReadyBodyGoodsNameMax = 100;



export const PgReadyBody = /*#__PURE__*/ zod.object({
  "member_type": /*#__PURE__*/ zod.enum({
  general: '일반회원',
  student: '학생회원',
  special: '특별회원',
  honorary: '명예회원',
} as const),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pgReadyBodyAmountMax)),
  "goods_type": /*#__PURE__*/ zod.enum({
  annualFee: '연회비',
  registrationFee: '등록비',
} as const),
  "goods_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pgReadyBodyGoodsNameMax))
})

/**
 * @summary Confirm a card payment after the return
 */
export const pgApprovalCallbackBodyMbrRefNoMax = 40;


export const pgApprovalCallbackBodyMbrRefNoRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const PgApprovalCallbackBody = /*#__PURE__*/ zod.object({
  "mbrRefNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pgApprovalCallbackBodyMbrRefNoMax)).check(/*#__PURE__*/ zod.regex(pgApprovalCallbackBodyMbrRefNoRegExp))
})

