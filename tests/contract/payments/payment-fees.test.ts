import { expect, test } from 'vitest';
import { scenariosOf } from '#mocks/scenarios.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { conference } from '#src/content/conference.ts';
import { annualFees, registrationFees, transferAccount } from '#src/content/fees.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

/** What the site shows, as the contract says it. */
const shown = {
  bank_name: transferAccount.bank,
  account_number: transferAccount.number,
  account_holder: transferAccount.holder,
  fees: annualFees.map(({ memberType, won }) => ({
    member_type: memberType,
    annual_fee: won,
    registration_fee: registrationFees.find((fee) => fee.memberType === memberType)?.won,
  })),
};

test('the amounts and the account that the site shows are those of the contract and of the mock', async () => {
  const example = scenariosOf('getPayInfo').find(({ name }) => name === 'payInfo');
  expect(Object(example?.value).data).toEqual(shown);
  const visitor = new Visitor();
  expect((await visitor.callForEnvelope('getPayInfo', { token: await accessTokenOf(visitor) })).data).toEqual(shown);
});

test('the event that is paid for is called the same everywhere', () => {
  expect(conference.title).toBe(currentEvent);
});
