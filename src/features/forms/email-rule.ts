import * as zod from 'zod/mini';
import { missingParams } from '#src/lib/forms/form-rules.ts';
import { hasBothParts } from '#src/lib/text/email-parts.ts';

/**
 * The rule of an e-mail address that a form has as local part and domain. An address that lacks a part counts as
 * missing, not as wrong.
 * @param contract the contract's rule of the whole address
 * @param message what the field says while a part is missing
 */
export const emailRule = <Contract extends zod.ZodMiniType<string, string>>(contract: Contract, message: string) =>
  zod.pipe(zod.string().check(zod.refine(hasBothParts, { error: message, params: missingParams })), contract);
