/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * PhD, Master, Bachelor, PhD candidate, Master's candidate, Bachelor's student.
 */
export type Degree = typeof Degree[keyof typeof Degree];


export const Degree = {
  doctor: '박사',
  master: '석사',
  bachelor: '학사',
  doctorCandidate: '박사과정',
  masterCandidate: '석사과정',
  bachelorStudent: '학사과정',
} as const;
