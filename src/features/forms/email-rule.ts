import * as zod from 'zod/mini';
import { missingParams } from '#src/lib/forms/form-rules.ts';
import { hasBothParts } from '#src/lib/text/email-parts.ts';

/**
 * Creates the rule for an email address that a form enters as local part and domain. An address without one of them
 * counts as missing, not as invalid.
 * @param contract the contract's rule for the whole address
 * @param message the error message while a part is missing
 */
export const emailRule = <Contract extends zod.ZodMiniType<string, string>>(contract: Contract, message: string) =>
  zod.pipe(zod.string().check(zod.refine(hasBothParts, { error: message, params: missingParams })), contract);
