/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * PhD, Master, Bachelor, PhD candidate, Master's candidate, Bachelor's student.
 */
export type Degree = typeof Degree[keyof typeof Degree];


export const Degree = {
  박사: '박사',
  석사: '석사',
  학사: '학사',
  박사과정: '박사과정',
  석사과정: '석사과정',
  학사과정: '학사과정',
} as const;
