/** Returns the digits of a text and removes all other characters. Full-width digits are converted. */
export const extractDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Returns the digits of a Korean telephone number, at most `maxDigits`. A leading +82 becomes 0. */
export function parsePhone(text: string, maxDigits: number): string {
  const countryCode = /^\s*(?:\+|00)\s*82[\s().-]*0?/.exec(text.normalize('NFKC'));
  const digits = countryCode ? `0${extractDigits(text.slice(countryCode[0].length))}` : extractDigits(text);
  return digits.slice(0, maxDigits);
}

const joinWithHyphens = (...parts: string[]): string => parts.filter((part) => part !== '').join('-');

/** Formats a complete or partial mobile number as 3-4-4. @param digits digits only */
export const formatMobile = (digits: string): string =>
  joinWithHyphens(digits.slice(0, 3), digits.slice(3, 7), digits.slice(7));

/**
 * Returns the length of the area or service code: 2 for Seoul (02), 4 for 050, 0 for numbers like 1588-1234, else 3.
 */
function codeLength(digits: string): number {
  if (digits.startsWith('02')) return 2;
  if (digits.startsWith('050')) return 4;
  return digits.startsWith('0') ? 3 : 0;
}

/**
 * Formats a complete or partial Korean number with hyphens: 02-123(4)-5678, 031-123(4)-5678, 0507-1234-5678, 1588-1234,
 * 010-1234-5678. The middle group has three digits until the number has eight digits after the code.
 * @param digits digits only
 */
export function formatPhone(digits: string): string {
  const code = codeLength(digits);
  const rest = digits.slice(code);
  if (code === 0) return joinWithHyphens(rest.slice(0, 4), rest.slice(4));
  // Mobile and internet numbers always have four digits in the middle, so that the hyphens stay in place during typing.
  const middle = /^0(1|70|50)/.test(digits) || rest.length > 7 ? 4 : 3;
  return joinWithHyphens(digits.slice(0, code), rest.slice(0, middle), rest.slice(middle));
}
