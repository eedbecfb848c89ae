const grouped = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

/**
 * An amount of money in a text of digits, with or without thousands separators.
 * @returns won, or null for what is no whole number
 */
function parseWon(text: string): number | null {
  return /^\s*-?\d[\d,]*\s*$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/**
 * An amount of money for people.
 * @param amount a number, or digits with or without thousands separators
 * @returns '200,000원', or '-' for what is no number
 */
export function formatWon(amount: number | string | null | undefined): string {
  const number = typeof amount === 'string' ? parseWon(amount) : amount;
  return typeof number === 'number' && Number.isFinite(number) ? `${grouped.format(number)}원` : '-';
}
