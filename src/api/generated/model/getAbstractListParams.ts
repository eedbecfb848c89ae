/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ConferenceName } from './conferenceName.ts';

export type GetAbstractListParams = {
/**
 * The event's title.
 */
conference_name: ConferenceName;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * How many rows a page has.
 * @minimum 1
 * @maximum 100
 */
row?: number;
};
