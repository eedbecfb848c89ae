const maxDigits = 11;

/** The digits of a text, whatever stands between them; full-width digits count. */
export const extractDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The digits of a Korean telephone number; +82 in front becomes 0. At most 11, as the contract has it. */
export function parsePhone(text: string): string {
  const abroad = /^\s*(?:\+|00)\s*82[\s().-]*0?/.exec(text.normalize('NFKC'));
  const digits = abroad ? `0${extractDigits(text.slice(abroad[0].length))}` : extractDigits(text);
  return digits.slice(0, maxDigits);
}

const joinWithHyphens = (...parts: string[]): string => parts.filter((part) => part !== '').join('-');

/** A mobile number as 3-4-4, as far as it goes. @param digits digits alone */
export const formatMobile = (digits: string): string =>
  joinWithHyphens(digits.slice(0, 3), digits.slice(3, 7), digits.slice(7));

/** The digits of the area or service code at the front. 02 is Seoul; 050 has one digit more; 1588 and the like have none. */
function codeLength(digits: string): number {
  if (digits.startsWith('02')) return 2;
  if (digits.startsWith('050')) return 4;
  return digits.startsWith('0') ? 3 : 0;
}

/**
 * Any Korean number with its hyphens, as far as it goes: 02-123(4)-5678, 031-123(4)-5678, 0507-1234-5678, 1588-1234,
 * 010-1234-5678. The middle has three digits until there is an eighth behind the code, as the caller would say it.
 * @param digits digits alone
 */
export function formatPhone(digits: string): string {
  const code = codeLength(digits);
  const rest = digits.slice(code);
  if (code === 0) return joinWithHyphens(rest.slice(0, 4), rest.slice(4));
  // Mobile and internet numbers have four digits in the middle from the start, so that they don't move while typing.
  const middle = /^0(1|70|50)/.test(digits) || rest.length > 7 ? 4 : 3;
  return joinWithHyphens(digits.slice(0, code), rest.slice(0, middle), rest.slice(middle));
}
