/** Written by `npm run generate` from openapi/. Do not edit. */
import '#src/lib/no-eval.ts';
import * as zod from 'zod/mini';



/**
 * @summary List the event guides
 */
export const getPastConferencesQueryPageDefault = 1;
export const getPastConferencesQueryPageMax = 2147483647;

export const getPastConferencesQueryRowDefault = 10;
export const getPastConferencesQueryRowMax = 100;



export const GetPastConferencesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPastConferencesQueryPageMax)), getPastConferencesQueryPageDefault),
  "row": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPastConferencesQueryRowMax)), getPastConferencesQueryRowDefault)
})

/**
 * @summary Get an event guide
 */
export const getPastConferencesDetailQueryGuidePkMax = 2147483647;



export const GetPastConferencesDetailQueryParams = /*#__PURE__*/ zod.object({
  "guide_pk": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPastConferencesDetailQueryGuidePkMax))
})

/**
 * @summary List the abstracts of the logged-in member
 */
export const getAbstractListQueryConferenceNameMax = 100;

export const getAbstractListQueryPageDefault = 1;
export const getAbstractListQueryPageMax = 2147483647;

export const getAbstractListQueryRowDefault = 10;
export const getAbstractListQueryRowMax = 100;



export const GetAbstractListQueryParams = /*#__PURE__*/ zod.object({
  "conference_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAbstractListQueryConferenceNameMax)),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAbstractListQueryPageMax)), getAbstractListQueryPageDefault),
  "row": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAbstractListQueryRowMax)), getAbstractListQueryRowDefault)
})

/**
 * @summary List the registrations of the logged-in member
 */
export const getRegisterInfoQueryPageDefault = 1;
export const getRegisterInfoQueryPageMax = 2147483647;

export const getRegisterInfoQueryRowDefault = 10;
export const getRegisterInfoQueryRowMax = 100;



export const GetRegisterInfoQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterInfoQueryPageMax)), getRegisterInfoQueryPageDefault),
  "row": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRegisterInfoQueryRowMax)), getRegisterInfoQueryRowDefault)
})

