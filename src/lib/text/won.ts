import { groupDigits } from './digits.ts';

/**
 * Parses an amount of money, with or without thousands separators.
 * @returns the amount in won; null if the text is not an integer
 */
function parseWon(text: string): number | null {
  return /^\s*-?\d[\d,]*\s*$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/**
 * Formats an amount of money.
 * @param amount a number in won, or digits with or without thousands separators
 * @returns for example '200,000원'; '-' if the amount is not a number
 */
export function formatWon(amount: number | string | null | undefined): string {
  const number = typeof amount === 'string' ? parseWon(amount) : amount;
  return typeof number === 'number' && Number.isFinite(number) ? `${groupDigits(number)}원` : '-';
}
