import type { Plugin } from 'vite';

/** The module that the site imports. */
const moduleName = 'virtual:country-names';

/** Region codes that are no countries: groupings, outlying areas and test codes (CLDR, exceptional reservations). */
const nonCountryCodes = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });

/** Returns whether a code is current. Intl replaces withdrawn codes, such as SU and YU, by those of today. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/**
 * The Korean names of the countries (ISO 3166-1 alpha-2, and XK for Kosovo) in alphabetical order, from the data of Node
 * (Unicode CLDR).
 */
export const countryNames: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !nonCountryCodes.has(code) && isCurrent(code))
  .flatMap((code) => regionNames.of(code)?.normalize('NFC') ?? [])
  .sort(new Intl.Collator('ko').compare);

/** Gives the site the names of the countries. Browsers have names of different age, and the site stores the name. */
export const countryList = (): Plugin => ({
  name: 'country-names',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? `export default ${JSON.stringify(countryNames)}` : undefined),
});
