import axe from 'axe-core';
import { expect, test } from 'vitest';
import { koreanMessageOfAxe, titleOfAxeRule } from '#audit/criteria/axe-titles.ts';

test('every rule of axe has a Korean title', () => {
  const rules = axe.getRules().map(({ ruleId }) => ruleId);
  expect(rules.length).toBeGreaterThan(90);
  expect(
    rules.filter((rule) => !/[가-힣]/.test(titleOfAxeRule(rule)) || titleOfAxeRule(rule).includes('아직')),
  ).toEqual([]);
});

test('a message of axe has its Korean lines, or else the title of the rule', () => {
  expect(koreanMessageOfAxe('target-size', '다음 중 하나를 해결하세요:\n  Target has insufficient size')).toBe(
    '누르는 곳은 24 px 이상이거나 서로 떨어져 있어야 합니다.',
  );
});
