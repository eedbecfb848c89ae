// Written by `npm run generate` from openapi/. Do not edit.
import * as rules from '#src/lib/rules.ts';
import { saveForumBodyForumPkMax, saveForumBodyMemberPkMax, saveForumBodyForumTitleMax, saveForumBodyForumTitleRegExp, saveForumBodyForumContentMax, saveForumBodyForumContentRegExp, saveForumBodyFileMax, saveForumBodyDeleteFilePksMax, saveForumBodyDeleteFilePksRegExp } from '../limits/board.ts';

export const SaveForumBody = /*#__PURE__*/ rules.object({
  "forum_pk": /*#__PURE__*/ rules.optional(/*#__PURE__*/ rules.int().check(/*#__PURE__*/ rules.min(1)).check(/*#__PURE__*/ rules.max(saveForumBodyForumPkMax))),
  "member_pk": /*#__PURE__*/ rules.int().check(/*#__PURE__*/ rules.min(1)).check(/*#__PURE__*/ rules.max(saveForumBodyMemberPkMax)),
  "forum_title": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(saveForumBodyForumTitleMax)).check(/*#__PURE__*/ rules.pattern(saveForumBodyForumTitleRegExp)),
  "forum_content": /*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.minLength(1)).check(/*#__PURE__*/ rules.maxLength(saveForumBodyForumContentMax)).check(/*#__PURE__*/ rules.pattern(saveForumBodyForumContentRegExp)),
  "file": /*#__PURE__*/ rules.optional(/*#__PURE__*/ rules.array(/*#__PURE__*/ rules.instance(Blob)).check(/*#__PURE__*/ rules.maxLength(saveForumBodyFileMax))),
  "delete_file_pks": /*#__PURE__*/ rules.optional(/*#__PURE__*/ rules.string().check(/*#__PURE__*/ rules.maxLength(saveForumBodyDeleteFilePksMax)).check(/*#__PURE__*/ rules.pattern(saveForumBodyDeleteFilePksRegExp)))
});
