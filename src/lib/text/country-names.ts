/** Codes that name no country: groupings, outlying areas and codes for tests (Unicode CLDR, exceptional reservations). */
const nonCountryCodes = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let names: readonly string[] | null = null;

/**
 * The countries by their Korean names, in the order of the Korean alphabet. They come from the platform (ECMA-402,
 * Intl.DisplayNames): every two letters are asked for, and what has no name is no country.
 */
export function countryNames(): readonly string[] {
  if (names) return names;
  const regionNames = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });
  const found = new Set<string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = nonCountryCodes.has(code) ? undefined : regionNames.of(code);
      if (name !== undefined) found.add(name);
    }
  }
  names = [...found].sort(new Intl.Collator('ko').compare);
  return names;
}
