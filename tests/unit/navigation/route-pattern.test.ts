import { describe, expect, test } from 'vitest';
import { pathOf, paths, patterns } from '#src/navigation/paths.ts';
import { routePatternOf } from '#src/navigation/route-pattern.ts';

describe('routePatternOf', () => {
  test.each(Object.values(paths))('returns %s for itself, also with a slash at the end', (path) => {
    expect([path, `${path}/`].map(routePatternOf)).toEqual([path, path]);
  });

  test.each([
    [pathOf.notice(123), patterns.notice],
    [pathOf.community(7), patterns.community],
    [pathOf.guide(7), patterns.guide],
    ['/information/notice/홍길동', patterns.notice],
  ])('returns the pattern for %s, without the record', (path, pattern) => {
    expect(routePatternOf(path)).toBe(pattern);
  });

  test.each(['/hong@example.com', '/information/notice/1/2', '/mypage/basic', ''])('returns * for %s', (path) => {
    expect(routePatternOf(path)).toBe('*');
  });
});
