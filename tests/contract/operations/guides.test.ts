import { expect, test } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

type Schemas = components['schemas'];

const visitor = new Visitor();
const count = 25;

async function listGuidePage(query: Record<string, number> = {}) {
  return dataOf(visitor.client.GET('/v1/front/getPastConferences', { params: { query } }));
}

async function openGuide(pk: number, reader = new Visitor()) {
  return dataOf(reader.client.GET('/v1/front/getPastConferencesDetail', { params: { query: { guide_pk: pk } } }));
}

const all = (await listGuidePage({ row: 100 })).conferences;

test.each([1, 3, 10])('pages of %i rows contain all guides, newest first', async (row) => {
  const seen: number[] = [];
  for (let number = 1; seen.length < count; number += 1) {
    const { conferences, total_count } = await listGuidePage({ page: number, row });
    expect(total_count).toBe(count);
    expect(conferences).toHaveLength(Math.min(row, count - seen.length));
    seen.push(...conferences.map(({ guide_pk }) => guide_pk));
  }
  expect(seen).toEqual(all.map(({ guide_pk }) => guide_pk));
  const dates = all.map(({ guide_enrollment_date }) => guide_enrollment_date ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('a page has ten guides by default', async () => {
  expect((await listGuidePage()).conferences).toHaveLength(10);
});

test('a page past the end is empty and has the total count', async () => {
  expect(await listGuidePage({ page: 4 })).toEqual({ conferences: [], total_count: count });
});

test('each guide links to the next older and the next newer guide', async () => {
  const pks = all.map(({ guide_pk }) => guide_pk);
  for (const [index, pk] of pks.entries()) {
    const { prev_pk, next_pk } = await openGuide(pk);
    expect({ prev_pk, next_pk }).toEqual({ prev_pk: pks[index + 1] ?? null, next_pk: pks[index - 1] ?? null });
  }
});

test('opening a guide adds a hit in the detail and in the list, for this visitor only', async () => {
  const reader = new Visitor();
  expect((await openGuide(124, reader)).conferences.guide_hit).toBe(1875);
  expect((await openGuide(124, reader)).conferences.guide_hit).toBe(1876);
  const data = await dataOf(reader.client.GET('/v1/front/getPastConferences', { params: { query: { row: 2 } } }));
  expect((data as Schemas['GuideList']).conferences.map(({ guide_hit }) => guide_hit)).toEqual([2310, 1876]);
  expect((await openGuide(124)).conferences.guide_hit).toBe(1875);
});

test('the files of guides are available at their URLs with the stated size', async () => {
  let seen = 0;
  for (const { guide_pk } of all) {
    for (const { file_path, file_size, file_original_name } of (await openGuide(guide_pk)).conferences.file) {
      const response = await visitor.send('GET', file_path.slice('/api'.length));
      expect((await response.arrayBuffer()).byteLength, file_original_name).toBe(file_size);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(15);
});

test('each guide has a different content, and only the oldest has none', async () => {
  const contents = await Promise.all(
    all.map(async ({ guide_pk }) => (await openGuide(guide_pk)).conferences.guide_content),
  );
  expect(contents.at(-1)).toBe('');
  expect(new Set(contents).size).toBe(count);
  expect(contents.filter((content) => content.includes('<table>'))).toHaveLength(22);
  expect(contents.filter((content) => /\((일|월|화|수|목|토)\)/.test(content))).toEqual([]);
});

test('an unknown guide gives 44', async () => {
  expect(
    await codeOf(visitor.client.GET('/v1/front/getPastConferencesDetail', { params: { query: { guide_pk: 126 } } })),
  ).toBe('44');
});
