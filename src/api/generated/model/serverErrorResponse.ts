/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The server failed.
 */
export type ServerErrorResponse = Failure;
