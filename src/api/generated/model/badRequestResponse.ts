/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The request violates this contract.
 */
export type BadRequestResponse = Failure;
