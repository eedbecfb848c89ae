/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The searched fields. all is 전체, title 제목, content 내용.
 */
export type SearchCategory = typeof SearchCategory[keyof typeof SearchCategory];


export const SearchCategory = {
  all: 'all',
  title: 'title',
  content: 'content',
} as const;
