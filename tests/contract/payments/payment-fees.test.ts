import { expect, test } from 'vitest';
import { scenariosOf } from '#mocks/scenarios.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { conference } from '#src/content/conference.ts';
import { transferAccount } from '#src/content/fees.ts';
import { annualFees, registrationFees } from '#src/features/payment/fees.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

/** The fees and the bank account of the site's content, in the shape of the contract. */
const siteContent = {
  bank_name: transferAccount.bank,
  account_number: transferAccount.number,
  account_holder: transferAccount.holder,
  fees: annualFees.map(({ memberType, won }) => ({
    member_type: memberType,
    annual_fee: won,
    registration_fee: registrationFees.find((fee) => fee.memberType === memberType)?.won,
  })),
};

test('fees and bank account are the same in the site, the contract and the mock', async () => {
  const example = scenariosOf('getPayInfo').find(({ name }) => name === 'payInfo');
  expect(Object(example?.value).data).toEqual(siteContent);
  const visitor = new Visitor();
  expect(await dataOf(visitor.withToken(await accessTokenOf(visitor)).GET('/v1/front/getPayInfo'))).toEqual(
    siteContent,
  );
});

test('the title of the current event is the same in the site and the mock', () => {
  expect(conference.title).toBe(currentEvent);
});
