/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create or edit a post of the free board
 */
export const saveForumBodyForumPkMax = 2147483647;

export const saveForumBodyMemberPkMax = 2147483647;

export const saveForumBodyForumTitleMax = 200;


export const saveForumBodyForumTitleRegExp = new RegExp('\\S');
export const saveForumBodyForumContentMax = 2000;


export const saveForumBodyForumContentRegExp = new RegExp('\\S');
export const saveForumBodyFileMax = 10;

export const saveForumBodyDeleteFilePksMax = 109;


export const saveForumBodyDeleteFilePksRegExp = new RegExp('^(\\d{1,10}(,\\d{1,10})*)?$');


export const SaveForumBody = /*#__PURE__*/ zod.object({
  "forum_pk": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveForumBodyForumPkMax))),
  "member_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveForumBodyMemberPkMax)),
  "forum_title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveForumBodyForumTitleMax)).check(/*#__PURE__*/ zod.regex(saveForumBodyForumTitleRegExp)),
  "forum_content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveForumBodyForumContentMax)).check(/*#__PURE__*/ zod.regex(saveForumBodyForumContentRegExp)),
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.maxLength(saveForumBodyFileMax))),
  "delete_file_pks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveForumBodyDeleteFilePksMax)).check(/*#__PURE__*/ zod.regex(saveForumBodyDeleteFilePksRegExp)))
})

