import * as rules from '#src/lib/rules.ts';
import { hasBothParts } from '#src/lib/text/email-parts.ts';

/**
 * Creates the rule for an email address that a form enters as local part and domain. An address without one of them
 * counts as missing, not as invalid.
 * @param contract the contract's rule for the whole address
 * @param message the error message while a part is missing
 */
export const emailRule = (contract: rules.Rule<string>, message: string): rules.Rule<string> =>
  rules.inOrder(rules.string().check(rules.refine(hasBothParts, { message, isMissing: true })), contract);
