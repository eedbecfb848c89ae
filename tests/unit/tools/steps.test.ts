import { expect, test } from 'vitest';
import { chosenSteps, steps } from '#tools/dev/test/steps.ts';

const chosenStepNames = (...words: string[]) => chosenSteps(words).map(({ name }) => name);

test('the end-to-end step also chooses both builds that its servers need', () => {
  expect(chosenStepNames('end to end')).toEqual(['build', 'build for hydration tests', 'end to end']);
});

test('a word chooses the steps whose names contain it', () => {
  expect(chosenStepNames('unit')).toEqual(['unit']);
  expect(chosenStepNames('rules')).toEqual(['build', 'rules', 'rules of the build']);
});

test('without a word, all steps are chosen; an unknown word chooses none', () => {
  expect(chosenSteps([])).toEqual(steps);
  expect(chosenStepNames('nothing-like-it')).toEqual([]);
});
