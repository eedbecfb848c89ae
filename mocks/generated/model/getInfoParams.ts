/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { BoardType } from './boardType.ts';
import type { SearchCategory } from './searchCategory.ts';

export type GetInfoParams = {
/**
 * Which board.
 */
type: BoardType;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * How many posts a page has.
 * @minimum 1
 * @maximum 100
 */
row?: number;
/**
 * Words to look for, as plain text; upper and lower case are the same.
 * @maxLength 100
 */
search?: string;
/**
 * Where to look for them.
 */
search_category?: SearchCategory;
};
