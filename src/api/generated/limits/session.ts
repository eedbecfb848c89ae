/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';



/**
 * @summary Get a new access token
 */
export const requestTokenBodyRefreshTokenMin = 8;
export const requestTokenBodyRefreshTokenMax = 4096;


export const requestTokenBodyRefreshTokenRegExp = new RegExp('^[\\x21-\\x7E]+$');


export const RequestTokenBody = /*#__PURE__*/ zod.object({
  "refresh_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(requestTokenBodyRefreshTokenMin)).check(/*#__PURE__*/ zod.maxLength(requestTokenBodyRefreshTokenMax)).check(/*#__PURE__*/ zod.regex(requestTokenBodyRefreshTokenRegExp))
})

/**
 * @summary Log in
 */
export const loginBodyMemberIdMax = 100;

export const loginBodyMemberPasswordMax = 100;



export const LoginBody = /*#__PURE__*/ zod.object({
  "member_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyMemberIdMax)),
  "member_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyMemberPasswordMax))
})

