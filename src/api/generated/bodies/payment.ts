// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { pgReadyBodyAmountMax, pgReadyBodyGoodsNameMax, pgApprovalCallbackBodyMbrRefNoMax, pgApprovalCallbackBodyMbrRefNoRegExp } from '../limits/payment.ts';

export const PgReadyBody = /*#__PURE__*/ rules.object({
  "member_type": /*#__PURE__*/ rules.oneOf({
  general: '일반회원',
  student: '학생회원',
  special: '특별회원',
  honorary: '명예회원',
} as const),
  "amount": /*#__PURE__*/ rules.int().check(/*#__PURE__*/ rules.min(1)).check(/*#__PURE__*/ rules.max(pgReadyBodyAmountMax)),
  "goods_type": /*#__PURE__*/ rules.oneOf({
  annualFee: '연회비',
  registrationFee: '등록비',
} as const),
  "goods_name": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(pgReadyBodyGoodsNameMax))
});

export const PgApprovalCallbackBody = /*#__PURE__*/ rules.object({
  "mbrRefNo": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(pgApprovalCallbackBodyMbrRefNoMax)).check(/*#__PURE__*/ rules.pattern(pgApprovalCallbackBodyMbrRefNoRegExp))
});
