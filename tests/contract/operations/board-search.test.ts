/** Tests what the mock finds in texts with special characters; the verifier searches for plain words. */
import { expect, test } from 'vitest';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();

test('a search treats special characters as plain text, ignores case, and finds decomposed Korean', async () => {
  const countOf = async (type: 'notice' | 'forum', search: string) => {
    const query = { type, search, search_category: 'all' } as const;
    return Number(Object.values(await dataOf(visitor.client.GET('/v1/front/getInfo', { params: { query } })))[1]);
  };
  expect([await countOf('forum', '.*'), await countOf('forum', '^'), await countOf('notice', 'strong')]).toEqual([
    1, 1, 0,
  ]);
  expect(await countOf('forum', 'hplc')).toBe(await countOf('forum', 'HPLC'));
  expect(await countOf('notice', '학술대회'.normalize('NFD'))).toBeGreaterThan(5);
});
