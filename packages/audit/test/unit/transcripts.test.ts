import { expect, test } from 'vitest';
import { matchesReviewed } from '#audit/transcripts/compare.ts';

const reviewed = '- 목록\n  - {{안내}}\n- 버튼, 등록 (1)\n';

test('a text of the society may change in a transcript, and everything else may not', () => {
  expect(matchesReviewed(reviewed, '- 목록\n  - 하나\n  - 둘\n- 버튼, 등록 (1)\n')).toBe(true);
  expect(matchesReviewed(reviewed, '- 목록\n  - 하나\n- 버튼, 등록 1\n')).toBe(false);
  expect(matchesReviewed(reviewed, '- 목록\n- 버튼, 등록 (1)\n')).toBe(false);
  expect(matchesReviewed('', '- 목록\n')).toBe(false);
});
