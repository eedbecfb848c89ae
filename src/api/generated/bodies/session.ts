// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { loginBodyMemberIdMax, loginBodyMemberPasswordMax } from '../limits/session.ts';

export const LoginBody = /*#__PURE__*/ rules.object({
  "member_id": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(loginBodyMemberIdMax)),
  "member_password": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(loginBodyMemberPasswordMax))
});
