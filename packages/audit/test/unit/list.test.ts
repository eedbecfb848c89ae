import { expect, test } from 'vitest';
import { planInspections, planInteractions } from '#audit/run/plan.ts';
import { plainVariant, variantsOf } from '#audit/run/variant.ts';
import { screens } from '#audit/screens/list.ts';
import { translatePhrase } from '#audit/transcripts/korean.ts';
import { operationTable } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { defects } from '#test/seeded-defects/list.ts';

const states = screens.flatMap((screen) => screen.states);

/** Returns the pairs of width, colours and text size in the variants of a state. */
const variantPairs = (index: number) =>
  variantsOf(index).flatMap(({ width, colours, text }) => [
    `${width} ${colours}`,
    `${colours} ${text}`,
    `${width} ${text}`,
  ]);

test('each state is checked at every width, in every colour mode and at every text size', () => {
  for (const index of states.keys()) {
    const variants = variantsOf(index);
    for (const property of ['width', 'colours', 'text'] as const)
      expect(new Set(variants.map((variant) => variant[property])).size).toBe(3);
  }
});

test('nine consecutive states cover every pair of width, colours and text size', () => {
  const covered = new Set(Array.from({ length: 9 }, (_, index) => variantPairs(index)).flat());
  expect(covered.size).toBe(27);
});

test('IDs of states are unique, and each state is inspected in one theme, at a width where it exists', () => {
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  const visits = planInspections(screens);
  expect(visits.map(({ state }) => state)).toEqual(states);
  const themes = visits.map(({ state, pass }) => {
    const { width, colours } = pass.options.variant ?? plainVariant;
    expect(state.widths ?? [width], state.id).toContain(width);
    return colours;
  });
  expect(new Set(themes)).toEqual(new Set(['light', 'dark']));
});

test('the first state of a screen is used, and each with a widget that no state before it has', () => {
  const usedStates = (widgets: Record<string, string[]>) => [
    ...new Set(planInteractions(screens, new Map(Object.entries(widgets))).map(({ state }) => state.id)),
  ];
  const login = ['BUTTON 로그인'];
  expect(usedStates({ login, 'login-wrong': login, 'session-ended': ['BUTTON 확인'] })).toEqual([
    'login',
    'session-ended',
  ]);
  expect(usedStates({ login, notices: login })).toEqual(['login', 'notices']);
  const passes = planInteractions(screens, new Map([['login', login]])).map(({ pass }) => pass.name);
  expect(passes).toEqual(['theme', 'forced', 'narrow', 'text', 'clock', 'reduced-motion', 'interact']);
});

test('the scenarios of the states are examples of the contract', () => {
  for (const { id, scenarios = [], unanswered: waits = [] } of states) {
    for (const { operation, example, status = 200 } of scenarios)
      expect(
        scenariosOf(operation).map((known) => `${known.status} ${known.name}`),
        id,
      ).toContain(`${status} ${example}`);
    for (const operation of waits) expect(Object.keys(operationTable), id).toContain(operation);
  }
  expect(states.flatMap(({ scenarios = [] }) => scenarios).length).toBeGreaterThan(20);
});

test('the list has a state for every route of the site', () => {
  const listed = states
    .map(({ path, steps = [] }) => `${path} ${steps.map(({ description: say }) => say).join(' ')}`)
    .join('\n');
  const { newPassword: _, ...routes } = paths;
  for (const path of Object.values(routes)) expect(listed).toContain(path);
  for (const pattern of Object.values(patterns)) expect(listed).toContain(pattern.replace(':id', ''));
});

test('each seeded defect is in a state of the list, and has an ID of its own', () => {
  expect(defects.length).toBeLessThanOrEqual(80);
  const known = new Set(states.map(({ id }) => id));
  expect(defects.filter(({ state }) => !known.has(state))).toEqual([]);
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length);
});

test('screen-reader transcripts are in Korean, without texts that a screen reader does not announce', () => {
  expect(translatePhrase('heading, 로그인, level 1')).toBe('제목, 로그인, 1단계');
  expect(translatePhrase('button, 학회소개 하위 메뉴, not expanded')).toBe('버튼, 학회소개 하위 메뉴, 접힘');
  expect(translatePhrase('end of list')).toBe('');
  expect(translatePhrase('not busy')).toBe('');
});
