/**
 * Writes an integer with commas between thousands, as Korean and English do. `Intl` does the same, but its first use in a
 * page reads the data of all locales (docs/decisions/tools.md).
 * @param value an integer
 * @returns for example '1,234,567'
 */
export const groupDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
