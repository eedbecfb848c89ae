import { expect, test } from 'vitest';
import { scenariosOf } from '#mocks/scenarios.ts';
import { transferAccount } from '#src/content/fees.ts';
import { listFees } from '#src/features/payment/goods.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

/** The fees of a day and the bank account of the site's content, in the shape of the contract. */
const siteContent = (day: string) => ({
  ...transferAccount,
  fees: listFees('연회비', day).map(({ memberType, won }) => ({
    member_type: memberType,
    annual_fee: won,
    registration_fee: listFees('등록비', day).find((fee) => fee.memberType === memberType)?.won,
  })),
});

test('fees and bank account are the same in the site, the contract and the mock', async () => {
  const example = scenariosOf('getPayInfo').find(({ name }) => name === 'payInfo');
  expect(Object(example?.value).data).toEqual(siteContent('2025-11-05'));
  const visitor = new Visitor();
  const day = visitor.db.clock.today();
  expect(await dataOf(visitor.withToken(await accessTokenOf(visitor)).GET('/v1/front/getPayInfo'))).toEqual(
    siteContent(day),
  );
});
