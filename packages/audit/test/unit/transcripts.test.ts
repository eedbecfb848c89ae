import { expect, test } from 'vitest';
import { readAuditOptions } from '#audit/run/options.ts';
import { screens } from '#audit/screens/list.ts';
import { matchesReviewed, selectJourneys } from '#audit/transcripts/compare.ts';

const reviewed = '- 목록\n  - {{안내}}\n- 버튼, 등록 (1)\n';

test('a text of the society may change in a transcript, and everything else may not', () => {
  expect(matchesReviewed(reviewed, '- 목록\n  - 하나\n  - 둘\n- 버튼, 등록 (1)\n')).toBe(true);
  expect(matchesReviewed(reviewed, '- 목록\n  - 하나\n- 버튼, 등록 1\n')).toBe(false);
  expect(matchesReviewed(reviewed, '- 목록\n- 버튼, 등록 (1)\n')).toBe(false);
  expect(matchesReviewed('', '- 목록\n')).toBe(false);
});

test('journeys are recorded on the mock alone: all of them, or those of the chosen screens', () => {
  const selected = (...args: string[]) =>
    selectJourneys(screens, readAuditOptions(['--base', 'https://a.example', ...args]));
  expect(selected('--mock')).toEqual(['signup', 'login', 'post', 'inquiry', 'abstract', 'payment', 'mypage']);
  expect(selected('--mock', '--screen', 'login')).toEqual(['login']);
  expect(selected()).toEqual([]);
});
