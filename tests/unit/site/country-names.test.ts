import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countryCodes, countryNames } from '#tools/build/country-names.ts';

/** All officially assigned codes (ISO 3166-1 alpha-2, 2024), by first letter. */
const isoCodes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
  JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX
  SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

describe('the countries', () => {
  test('have the 249 codes of ISO 3166-1, and Kosovo', () => {
    expect(isoCodes).toHaveLength(249);
    expect([...countryCodes].sort()).toEqual([...isoCodes, 'XK'].sort());
  });

  test('have unique names', () => {
    expect(new Set(countryNames).size).toBe(250);
  });

  test('have composed names in Hangul', () => {
    expect(
      countryNames.filter((name) => !/^[가-힣][가-힣 ()·,-]*$/.test(name) || name !== name.normalize('NFC')),
    ).toEqual([]);
  });

  test('are in Korean alphabetical order, without the names of another version of the data', () => {
    expect(countryNames.slice(0, 3)).toEqual(['가나', '가봉', '가이아나']);
    const names = createHash('sha256').update(countryNames.join()).digest('hex').slice(0, 12);
    expect(names, 'review the changed names, because members may have the old spelling stored').toBe('97c2ea069eca');
  });
});
