/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A required header is missing.
 */
export type UnauthorizedResponse = Failure;
