/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The division as its label in the form.
 */
export type AbstractDivision = typeof AbstractDivision[keyof typeof AbstractDivision];


export const AbstractDivision = {
  소재_분과: '소재 분과',
  제형_분과: '제형 분과',
  평가_및_임상_분과: '평가 및 임상 분과',
  '피부_&_천연물효능_기전_분과': '피부 & 천연물효능 기전 분과',
  대체법_분과: '대체법 분과',
  안정성_분과: '안정성 분과',
  기타_분과: '기타 분과',
} as const;
