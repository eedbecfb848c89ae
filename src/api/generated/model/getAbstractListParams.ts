/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ConferenceName } from './conferenceName.ts';

export type GetAbstractListParams = {
/**
 * The title of the event.
 */
conference_name: ConferenceName;
/**
 * The page number, starting at 1.
 * @minimum 1
 * @maximum 2147483647
 */
page?: number;
/**
 * The number of rows per page.
 * @minimum 1
 * @maximum 100
 */
row?: number;
};
