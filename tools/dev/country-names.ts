/**
 * `npx tsx tools/dev/country-names.ts`: writes `src/content/country-names.ts`, the list of countries with their Korean names.
 *
 * The site stores the name. Browsers have names of different age, so the site does not take them from the browser. Run
 * this when the names must change, review the difference, and keep in mind that members may have the old spelling stored.
 */
import { writeFile } from 'node:fs/promises';

/**
 * Region codes that are no countries: groupings, outlying areas and test codes (Unicode CLDR, exceptional
 * reservations).
 */
const nonCountryCodes = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const regionNames = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });

/** Returns whether a code is current. Intl replaces withdrawn codes, such as SU and YU, by those of today. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const countries = codes
  .filter((code) => !nonCountryCodes.has(code) && isCurrent(code))
  .flatMap((code) => {
    const name = regionNames.of(code)?.normalize('NFC');
    return name === undefined ? [] : [{ code, name }];
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'ko'));

const source = `// Written by \`npx tsx tools/dev/country-names.ts\` from the data of Unicode CLDR ${process.versions.cldr}. Do not edit.

/** The Korean name of each country by its code (ISO 3166-1 alpha-2, and XK for Kosovo), in Korean alphabetical order. */
export const countryNames = {
${countries.map(({ code, name }) => `  ${code}: '${name}',\n`).join('')}} as const;
`;

await writeFile('src/content/country-names.ts', source);
console.log(`src/content/country-names.ts: ${countries.length} countries`);
