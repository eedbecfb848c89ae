import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#tests/support/releases.ts';
import { type Journal, type JournalEntry, withCurrent } from '#tools/release/journal.ts';
import { planRetention, retentionMs } from '#tools/release/retention.ts';

const dayMs = 24 * 60 * 60 * 1000;

const entry = (id: string, offAt: Date | null): JournalEntry => ({
  id,
  replaced: null,
  offAt: offAt?.toISOString() ?? null,
  isReduced: false,
  wasCurrent: true,
});

/** Plans the retention after 70 days, for the releases old and new with one asset each. */
const planWith = (offAt: Date, unusedSince: Date | null, keep = 1) =>
  planRetention({
    journal: {
      time: day(70).toISOString(),
      releases: [entry('old', offAt), entry('new', null)],
      unused: unusedSince ? { 'old.js': unusedSince.toISOString() } : {},
    },
    keep,
    assets: new Map([
      ['old', ['old.js']],
      ['new', ['new.js']],
    ]),
    present: ['old.js', 'new.js'],
  });

test('an asset is deleted after both periods, and the folder of its release before', () => {
  expect(planWith(day(1), day(39))).toMatchObject({ removed: ['old'], deleted: ['old.js'], journal: { unused: {} } });
  expect(planWith(day(1), day(41))).toMatchObject({ removed: ['old'], deleted: [] });
  const found = planWith(day(1), null);
  expect(found).toMatchObject({ deleted: [], journal: { unused: { 'old.js': day(70).toISOString() } } });
});

test('an asset of a release that was current within 30 days stays, also if it counted as unused', () => {
  expect(planWith(day(40), day(1))).toMatchObject({
    removed: [],
    reduced: ['old'],
    deleted: [],
    journal: { unused: {} },
  });
});

test('an asset of a complete release stays for ever', () => {
  expect(planWith(day(-900), day(-900), 2)).toMatchObject({ removed: [], reduced: [], deleted: [] });
});

test('no asset is deleted if the list of a release is missing', () => {
  const plan = planRetention({
    journal: {
      time: day(70).toISOString(),
      releases: [entry('new', null)],
      unused: { 'old.js': day(0).toISOString() },
    },
    ...{ keep: 1, assets: new Map([['new', null]]), present: ['old.js'] },
  });
  expect(plan.deleted).toEqual([]);
});

/** One run of the command, some time after the former one. */
type Run = { hoursLater: number; action: 'publish' | 'roll back'; assets: string[]; isWrong: boolean };

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const runs: fc.Arbitrary<Run[]> = fc.array(
  fc.record({
    hoursLater: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 24 * 60 })),
    action: fc.constantFrom('publish', 'publish', 'publish', 'roll back'),
    assets: fc.subarray(names, { minLength: 1, maxLength: 2 }),
    isWrong: fc.constant(false),
  }),
  { minLength: 10, maxLength: 40, size: 'max' },
);

/** Runs of which some successive ones have a clock that is wrong by the same time. */
const runsWithWrongClock = fc
  .record({ runs, first: fc.nat(40), length: fc.nat(6), errorDays: fc.integer({ min: -5000, max: 5000 }) })
  .map(({ runs: all, first, length, errorDays }) => ({
    errorDays,
    runs: all.map((run, index) => ({ ...run, isWrong: index >= first && index < first + length })),
  }));

/** The world of the property: what the journal says, what is in the folder, and when each asset was really current. */
type World = {
  journal: Journal;
  assets: Map<string, string[]>;
  present: Set<string>;
  lastCurrent: Map<string, number>;
};

function runOnce(world: World, run: Run, now: number, clock: number): string[] {
  const time = new Date(Math.max(clock, Date.parse(world.journal.time))).toISOString();
  let journal: Journal = { ...world.journal, time };
  const current = journal.releases.find(({ offAt }) => offAt === null) ?? null;
  for (const name of world.assets.get(current?.id ?? '') ?? []) world.lastCurrent.set(name, now);
  if (run.action === 'publish') {
    const id = String(world.assets.size);
    world.assets.set(id, run.assets);
    for (const name of run.assets) world.present.add(name);
    const added = { id, replaced: current?.id ?? null, offAt: time, isReduced: false, wasCurrent: false };
    journal = withCurrent({ ...journal, releases: [...journal.releases, added] }, id);
  } else {
    const target = journal.releases.find(({ id, isReduced }) => id === current?.replaced && !isReduced);
    world.journal = target ? withCurrent(journal, target.id) : journal;
    return [];
  }
  const plan = planRetention({ journal, keep: 2, assets: world.assets, present: [...world.present] });
  world.journal = plan.journal;
  for (const name of plan.deleted) world.present.delete(name);
  return plan.deleted;
}

test('whatever the clock does once, no asset of a kept release or one current within 30 days is deleted', () => {
  let deletions = 0;
  fc.assert(
    fc.property(runsWithWrongClock, ({ runs: all, errorDays }) => {
      const journal: Journal = { time: day(0).toISOString(), releases: [], unused: {} };
      const world: World = { journal, assets: new Map(), present: new Set(), lastCurrent: new Map() };
      let now = day(0).getTime();
      for (const run of all) {
        now += run.hoursLater * 60 * 60 * 1000;
        const deleted = runOnce(world, run, now, run.isWrong ? now + errorDays * dayMs : now);
        deletions += deleted.length;
        for (const name of deleted) expect(now - (world.lastCurrent.get(name) ?? 0)).toBeGreaterThan(retentionMs);
        const complete = world.journal.releases.filter(({ isReduced }) => !isReduced);
        for (const { id } of complete)
          expect((world.assets.get(id) ?? []).filter((name) => !world.present.has(name))).toEqual([]);
        expect(world.journal.releases.slice(-2).every(({ isReduced }) => !isReduced)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
  // The property would also hold if nothing were ever deleted.
  expect(deletions).toBeGreaterThan(100);
});
