import { describe, expect, test } from 'vitest';
import { checkSeed, SeedError } from '#mocks/seed/check-seed.ts';
import { buildSeed, type Seed, seedOf } from '#mocks/seed/seed.ts';

/** Returns a small seed in which the first row of a table has changed. */
function seedWith(table: 'profiles' | 'payments' | 'abstracts' | 'guides', change: object): Seed {
  const seed = buildSeed({});
  const rows = new Map<number, object>(seed[table]);
  const [[pk, row] = []] = rows;
  if (pk === undefined) throw new Error(`The seed has no ${table}.`);
  return { ...seed, [table]: rows.set(pk, { ...row, ...change }) };
}

describe('the check of a seed', () => {
  test.each(['small', 'ordinary'] as const)('accepts every record of the size %s', (size) => {
    expect(() => checkSeed(seedOf(size))).not.toThrow();
  });

  test('names operation, pointer and reason of a post that a factory made too long', () => {
    const seed = buildSeed({ notice: 12 });
    const posts = new Map(
      [...seed.boards.notice].map(([pk, post]) => [pk, { ...post, title: pk > 1000 ? '' : post.title }]),
    );
    const broken = { ...seed, boards: { ...seed.boards, notice: posts } };
    expect(() => checkSeed(broken)).toThrow(
      new SeedError('getInfo /data/notice/7/notice_title: data.notice.7.notice_title: 1자 이상이어야 합니다.'),
    );
  });

  test.each([
    [
      'getMemberCompanyInfo',
      'profiles',
      { company: { member_company_tel: '02-000-0000' } },
      '/data/member_company_info',
    ],
    ['getPastConferences', 'guides', { hit: -1 }, '/data/conferences/0/guide_hit'],
    ['getAnnualFeePaid', 'payments', { date: '2025-13-01' }, '/data/pay_info/0/pay_info_tran_date'],
    ['getAbstractList', 'abstracts', { division: '없는 분과' }, '/data/abstract/2/abstract_division'],
  ] as const)('stops at %s if a row of %s is invalid', (operation, table, change, pointer) => {
    expect(() => checkSeed(seedWith(table, change))).toThrow(`${operation} ${pointer}`);
  });
});
