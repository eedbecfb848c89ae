/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The request breaks this contract.
 */
export type BadRequestResponse = Failure;
