import { expect, test } from 'vitest';
import { chosenSteps, steps } from '#tools/dev/test/steps.ts';

const namesOf = (...words: string[]) => chosenSteps(words).map(({ name }) => name);

test('the end-to-end step brings both builds that its servers need', () => {
  expect(namesOf('end to end')).toEqual(['build', 'build for hydration tests', 'end to end']);
});

test('a word chooses the steps that have it in their name', () => {
  expect(namesOf('unit')).toEqual(['unit']);
  expect(namesOf('rules')).toEqual(['build', 'rules', 'rules of the build']);
});

test('without a word, all steps are chosen; an unknown word chooses none', () => {
  expect(chosenSteps([])).toEqual(steps);
  expect(namesOf('nothing-like-it')).toEqual([]);
});
