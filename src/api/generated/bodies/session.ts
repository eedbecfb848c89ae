/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Log in
 */
export const loginBodyMemberIdMax = 100;

export const loginBodyMemberPasswordMax = 100;



export const LoginBody = /*#__PURE__*/ zod.object({
  "member_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyMemberIdMax)),
  "member_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyMemberPasswordMax))
})

