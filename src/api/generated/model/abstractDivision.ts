/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The division as its label in the form.
 */
export type AbstractDivision = typeof AbstractDivision[keyof typeof AbstractDivision];


export const AbstractDivision = {
  materials: '소재 분과',
  formulation: '제형 분과',
  clinicalEvaluation: '평가 및 임상 분과',
  skinMechanisms: '피부 & 천연물효능 기전 분과',
  alternativeMethods: '대체법 분과',
  stability: '안정성 분과',
  other: '기타 분과',
} as const;
