/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';



/**
 * @summary Announce a bank transfer
 */
export const createTransferInfoBodyAmountMax = 9;


export const createTransferInfoBodyAmountRegExp = new RegExp('^[1-9]\\d{0,8}$');
export const createTransferInfoBodyGoodsNameMax = 100;



export const CreateTransferInfoBody = /*#__PURE__*/ zod.object({
  "member_type": /*#__PURE__*/ zod.enum(['일반회원', '학생회원', '특별회원', '명예회원']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTransferInfoBodyAmountMax)).check(/*#__PURE__*/ zod.regex(createTransferInfoBodyAmountRegExp)),
  "goods_type": /*#__PURE__*/ zod.enum(['연회비', '등록비']),
  "goods_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTransferInfoBodyGoodsNameMax))
})

/**
 * @summary Begin a card payment
 */
export const pgReadyBodyAmountMax = 999999999;

export const pgReadyBodyGoodsNameMax = 100;



export const PgReadyBody = /*#__PURE__*/ zod.object({
  "member_type": /*#__PURE__*/ zod.enum(['일반회원', '학생회원', '특별회원', '명예회원']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pgReadyBodyAmountMax)),
  "goods_type": /*#__PURE__*/ zod.enum(['연회비', '등록비']),
  "goods_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pgReadyBodyGoodsNameMax))
})

/**
 * @summary Settle a card payment after the return
 */
export const pgApprovalCallbackBodyMbrRefNoMax = 40;


export const pgApprovalCallbackBodyMbrRefNoRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const PgApprovalCallbackBody = /*#__PURE__*/ zod.object({
  "mbrRefNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pgApprovalCallbackBodyMbrRefNoMax)).check(/*#__PURE__*/ zod.regex(pgApprovalCallbackBodyMbrRefNoRegExp))
})

/**
 * @summary Download the receipt of an own card payment
 */
export const getReceiptQueryPayInfoPkMax = 2147483647;



export const GetReceiptQueryParams = /*#__PURE__*/ zod.object({
  "pay_info_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReceiptQueryPayInfoPkMax))
})

/**
 * @summary Download the transaction statement of an own payment
 */
export const getTransactionQueryPayInfoPkMax = 2147483647;



export const GetTransactionQueryParams = /*#__PURE__*/ zod.object({
  "pay_info_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTransactionQueryPayInfoPkMax))
})

