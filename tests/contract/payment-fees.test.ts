import { expect, test } from 'vitest';
import { currentEvent } from '../../mocks/calendar';
import { scenariosOf } from '../../mocks/scenarios';
import { conference } from '../../src/content/conference';
import { annualFees, registrationFees, transferAccount } from '../../src/content/fees';
import { tokenOf } from './sent';
import { Visitor } from './support';

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
  expect((await visitor.ask('getPayInfo', { token: await tokenOf(visitor) })).data).toEqual(shown);
});

test('the event that is paid for is called the same everywhere', () => {
  expect(conference.title).toBe(currentEvent);
});
