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
 * @summary Submit an abstract
 */
export const uploadConferenceAbstractBodyConferenceNameMax = 100;



export const UploadConferenceAbstractBody = /*#__PURE__*/ zod.object({
  "abstract_file": /*#__PURE__*/ zod.instanceof(Blob),
  "conference_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadConferenceAbstractBodyConferenceNameMax)),
  "abstract_presentation": /*#__PURE__*/ zod.enum({
  talk: '구두 발표',
  poster: '포스터 발표',
} as const),
  "abstract_division": /*#__PURE__*/ zod.enum({
  materials: '소재 분과',
  formulation: '제형 분과',
  clinicalEvaluation: '평가 및 임상 분과',
  skinMechanisms: '피부 & 천연물효능 기전 분과',
  alternativeMethods: '대체법 분과',
  stability: '안정성 분과',
  other: '기타 분과',
} as const)
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

