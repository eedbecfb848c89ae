/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { BoardType } from './boardType.ts';
import type { SearchCategory } from './searchCategory.ts';

export type GetInfoParams = {
/**
 * The board.
 */
type: BoardType;
/**
 * The page number, starting at 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * The number of posts per page.
 * @minimum 1
 * @maximum 100
 */
row?: number;
/**
 * The search text as plain text. The search ignores case, HTML tags and the kind of white space. A blank text finds all.
 * @maxLength 100
 */
search?: string;
/**
 * The fields to search.
 */
search_category?: SearchCategory;
};
