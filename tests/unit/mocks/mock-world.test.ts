import { faker } from '@faker-js/faker/locale/ko';
import { describe, expect, test } from 'vitest';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { buildSeed, seedOf, seedPosts } from '#mocks/seed/seed.ts';
import { setWorldSize, worldSizeNames, worldSizes } from '#mocks/seed/world-sizes.ts';

const boardTypes = ['notice', 'newsletter', 'trend', 'gallery', 'forum'] as const;
const postTypes = [...boardTypes, 'guide'] as const;

describe('the worlds', () => {
  test('of the size ordinary are equal when they are built twice', () => {
    const first = buildSeed(worldSizes.ordinary);
    // Other code may have used faker before.
    faker.seed(1);
    faker.person.fullName();
    const second = buildSeed(worldSizes.ordinary);
    expect(seedFingerprint(second)).toBe(seedFingerprint(first));
    expect([...second.boards.notice.values()]).toEqual([...first.boards.notice.values()]);
  });

  test('differ for another seed of faker, except in the hand-written records', () => {
    const [one, other] = [seedOf('ordinary'), buildSeed(worldSizes.ordinary, 1)];
    expect(seedFingerprint(other)).not.toBe(seedFingerprint(one));
    expect(other.boards.notice.get(237)).toEqual(one.boards.notice.get(237));
    expect(seedFingerprint(buildSeed({}, 1))).toBe(seedFingerprint(seedOf('small')));
  });

  test('have the posts and guides of their size', () => {
    const counts = worldSizeNames.map((size) => {
      const { boards, guides } = seedOf(size);
      return [size, boards.notice.size, boards.forum.size, guides.size];
    });
    expect(counts).toEqual([
      ['small', 8, 13, 5],
      ['ordinary', 37, 64, 25],
      ['large', 10_000, 2_000, 80],
    ]);
  });

  test('contain the hand-written records unchanged in every size', () => {
    const small = seedOf('small');
    for (const size of worldSizeNames) {
      const seed = seedOf(size);
      for (const type of boardTypes) {
        expect(small.boards[type].size).toBeGreaterThan(0);
        for (const [pk, post] of small.boards[type]) expect(seed.boards[type].get(pk)).toEqual(post);
      }
      for (const table of ['files', 'guides'] as const) {
        expect(small[table].size, table).toBeGreaterThan(0);
        for (const [pk, row] of small[table]) expect(seed[table].get(pk)).toEqual(row);
      }
    }
  });

  test('change with the chosen size for new stores only', () => {
    setWorldSize('small');
    expect(seedOf()).toBe(seedOf('small'));
    setWorldSize('ordinary');
    expect(seedOf()).toBe(seedOf('ordinary'));
  });
});

describe('generated posts', () => {
  test.each([13, 14, 64, 10_000])('fill the free board to %i posts, each with a unique number', (count) => {
    const { posts } = seedPosts('forum', count);
    expect(posts).toHaveLength(count);
    expect(new Set(posts.map((post) => post.pk)).size).toBe(count);
  });

  test.each(postTypes)('of %s are dated, from newest to oldest, before the hand-written ones', (type) => {
    const core = seedPosts(type).posts;
    const generated = seedPosts(type, 500).posts.slice(core.length);
    const dates = generated.map(({ date }) => date ?? 'none');
    expect(dates).toEqual(dates.toSorted().reverse());
    const unpinned = core.flatMap(({ date, fixed }) => (date && fixed !== '중요' ? [date] : []));
    expect(unpinned.filter((date) => date <= (dates[0] ?? ''))).toEqual([]);
  });

  test('have a unique number for every file', () => {
    const all = postTypes.flatMap((type) => seedPosts(type, 500).files);
    expect(new Set(all.map((file) => file.pk)).size).toBe(all.length);
  });
});

test('records that belong together exist: payments have members, abstracts and certificates have files', () => {
  const { abstracts, certificates, files, members, payments } = seedOf();
  expect([...payments.values()].filter(({ memberPk }) => !members.has(memberPk))).toEqual([]);
  expect([...abstracts.values()].filter(({ filePk }) => !files.get(filePk)?.key)).toEqual([]);
  const withoutFile = [...certificates].filter(([, { filePk }]) => !files.get(filePk)?.key);
  // The older site stored no file.
  expect(withoutFile.map(([pk]) => pk)).toEqual([1101]);
});
