/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The body is larger than 110 MiB, which the largest form needs.
 */
export type TooLargeResponse = Failure;
