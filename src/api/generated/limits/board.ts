/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List the posts of a board
 */
export const getInfoQueryPageDefault = 1;
export const getInfoQueryPageMax = 2147483647;

export const getInfoQueryRowDefault = 10;
export const getInfoQueryRowMax = 100;

export const getInfoQuerySearchMax = 100;

export const getInfoQuerySearchCategoryDefault = `all`;

export const GetInfoQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['notice', 'newsletter', 'trend', 'gallery', 'forum']),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInfoQueryPageMax)), getInfoQueryPageDefault),
  "row": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInfoQueryRowMax)), getInfoQueryRowDefault),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInfoQuerySearchMax))),
  "search_category": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['all', 'title', 'content']), getInfoQuerySearchCategoryDefault)
})

/**
 * @summary Read one post of a board
 */
export const getInfoDetailQueryInfoPkMax = 2147483647;



export const GetInfoDetailQueryParams = /*#__PURE__*/ zod.object({
  "info_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInfoDetailQueryInfoPkMax)),
  "type": /*#__PURE__*/ zod.enum(['notice', 'newsletter', 'trend', 'gallery', 'forum'])
})

