/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A header that the operation needs is missing.
 */
export type UnauthorizedResponse = Failure;
