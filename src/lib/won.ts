const grouped = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

/**
 * An amount of money for people.
 * @param amount a number, or digits with or without thousands separators
 * @returns '200,000원', or '-' for what is no number
 */
export function formatWon(amount: number | string | null | undefined): string {
  if (typeof amount === 'string' && !/^\s*-?\d[\d,]*\s*$/.test(amount)) return '-';
  const number = typeof amount === 'string' ? Number(amount.replaceAll(',', '')) : (amount ?? Number.NaN);
  return Number.isFinite(number) ? `${grouped.format(number)}원` : '-';
}
