/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * Too many requests in a short time.
 */
export type TooManyRequestsResponse = Failure;
