/** Tests the seeds of the boards and of the guides, and the hits, which the mock counts for each visitor. */
import { expect, test } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();

test.each([
  ['notice', 37],
  ['newsletter', 12],
  ['trend', 18],
  ['gallery', 15],
  ['forum', 64],
] as const)(
  'the board %s has %i posts, dated up to the mock clock, with details that match the contract',
  async (type, count) => {
    const client = visitor.withToken((await visitor.logIn()).access_token);
    const today = visitor.db.clock.today();
    const posts = [...seedOf().boards[type].values()];
    expect(posts).toHaveLength(count);
    expect(posts.filter(({ date }) => (date ?? '') > today)).toEqual([]);
    for (const info_pk of seedOf().boards[type].keys()) {
      const options = { params: { query: { type, info_pk } } };
      const { data: json, response } = await client.GET('/v1/front/getInfoDetail', options);
      expect(json).toMatchObject({ success: true });
      expect(replyProblem('getInfoDetail', { status: response.status, type: 'application/json', json })).toBeNull();
    }
  },
);

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

test('a post without a hit count begins with one hit', async () => {
  const query = { type: 'notice', info_pk: 201 } as const;
  const post = await dataOf(new Visitor().client.GET('/v1/front/getInfoDetail', { params: { query } }));
  expect(post).toMatchObject({ notice: { notice_hit: 1, notice_enrollment_date: null, admin_name: null } });
});

test('each guide has a different content, only the oldest has none, and a hit counts for its visitor only', async () => {
  const openGuide = async (guide_pk: number, reader = visitor) => {
    const options = { params: { query: { guide_pk } } };
    return (await dataOf(reader.client.GET('/v1/front/getPastConferencesDetail', options))).conferences;
  };
  const options = { params: { query: { row: 100 } } };
  const { conferences } = await dataOf(visitor.client.GET('/v1/front/getPastConferences', options));
  const guides = await Promise.all(conferences.map(({ guide_pk }) => openGuide(guide_pk)));
  const contents = guides.map(({ guide_content }) => guide_content);
  expect(new Set(contents).size).toBe(25);
  expect(contents.at(-1)).toBe('');
  expect(contents.filter((content) => content.includes('<table>'))).toHaveLength(22);
  expect((await openGuide(124)).guide_hit).toBe(1876);
  expect((await openGuide(124, new Visitor())).guide_hit).toBe(1875);
});
