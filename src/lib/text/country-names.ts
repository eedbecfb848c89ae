/**
 * Region codes that are no countries: groupings, outlying areas and test codes (Unicode CLDR, exceptional
 * reservations).
 */
const nonCountryCodes = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let cachedNames: readonly string[] | null = null;

/**
 * Returns the Korean names of all countries in Korean alphabetical order. The names come from the platform (ECMA-402,
 * Intl.DisplayNames). The platform has no list of countries, so the function looks up every two-letter code.
 */
export function countryNames(): readonly string[] {
  if (cachedNames) return cachedNames;
  const regionNames = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });
  const found = new Set<string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = nonCountryCodes.has(code) ? undefined : regionNames.of(code);
      if (name !== undefined) found.add(name);
    }
  }
  cachedNames = [...found].sort(new Intl.Collator('ko').compare);
  return cachedNames;
}
