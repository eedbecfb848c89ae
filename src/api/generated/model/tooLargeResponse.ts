/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The body is larger than the limit.
 */
export type TooLargeResponse = Failure;
