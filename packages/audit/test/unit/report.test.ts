import axe from 'axe-core';
import { expect, test } from 'vitest';
import { consistencyChecks } from '#audit/checks/consistency.ts';
import { routeChangeChecks } from '#audit/checks/route-change.ts';
import { kwcag } from '#audit/criteria/kwcag.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import { additionalRules, criteriaFromTags } from '#audit/engines/axe.ts';
import type { Outcome } from '#audit/model.ts';
import { pageChecks } from '#audit/page/checks.ts';
import { matrixCell } from '#audit/report/matrix.ts';
import { renderReport } from '#audit/report/page.ts';
import { inspectionPass, interactionPasses } from '#audit/run/passes.ts';
import { groupFindings } from '#audit/run/results.ts';
import { plainVariant } from '#audit/run/variant.ts';
import { createOutcome, createReport } from './report-data.ts';

const states = new Set(['login']);

const criterionResult = (criterion: string, outcomes: Outcome[]) =>
  matrixCell(criterion, states, createReport(outcomes)).is;

test('a criterion with an untested check is untested', () => {
  expect(criterionResult('2.4.7', [])).toBe('untested');
  expect(criterionResult('2.4.7', [createOutcome('2.4.7', 'passed'), createOutcome('2.4.7', 'untested')])).toBe(
    'untested',
  );
  const engine = createOutcome('', 'untested', { check: { id: 'axe:*', title: '', criteria: [] } });
  expect(criterionResult('2.4.7', [createOutcome('2.4.7', 'passed'), engine])).toBe('untested');
});

test('a criterion passes without a person only when automatic checks cover all of it', () => {
  expect(criterionResult('2.5.8', [createOutcome('2.5.8', 'passed')])).toBe('passed');
  expect(criterionResult('1.1.1', [createOutcome('1.1.1', 'passed')])).toBe('partly');
  expect(criterionResult('2.4.5', [createOutcome('2.4.5', 'passed')])).toBe('person');
  expect(criterionResult('2.4.7', [createOutcome('2.4.7', 'inapplicable')])).toBe('inapplicable');
});

test('a criterion is left to a person alone exactly when no check covers it', () => {
  const passes = [inspectionPass(plainVariant), ...interactionPasses()];
  const checks = [
    ...[...pageChecks, ...consistencyChecks, ...routeChangeChecks],
    ...passes.flatMap((pass) => pass.checks.flatMap((group) => group.checks)),
  ];
  const byAxe = axe
    .getRules()
    .filter(({ ruleId, tags }) => additionalRules.includes(ruleId) || !tags.includes('experimental'));
  const covered = new Set([
    ...checks.flatMap(({ criteria }) => criteria),
    ...byAxe.flatMap(({ tags }) => criteriaFromTags(tags)),
  ]);
  expect(wcag.filter(({ id, method }) => (method === 'person') === covered.has(id)).map(({ id }) => id)).toEqual([]);
});

test('a criterion with a finding fails, whatever the other results are', () => {
  expect(criterionResult('2.4.7', [createOutcome('2.4.7', 'failed'), createOutcome('2.4.7', 'untested')])).toBe(
    'failed',
  );
});

test('the same finding in three variants is reported once', () => {
  const variants = ['390 px', '900 px', '1440 px'];
  const findings = groupFindings(
    variants.map((variant) => createOutcome('2.4.7', 'failed', { variant })),
    new Map(),
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]?.variants).toEqual(variants);
});

test('the HTML report lists every criterion and item, escapes HTML, and does not claim a certificate', () => {
  const audit = createReport([
    createOutcome('2.4.7', 'failed'),
    createOutcome('2.4.2', 'untested', { reason: '열리지 않는다' }),
  ]);
  const html = renderReport(audit, { visits: 1, seconds: 60 }, new Date(0), '');
  for (const { id } of [...wcag, ...kwcag]) expect(html).toContain(`>${id} `);
  expect(html).toContain('&#60;잘못&#62;');
  expect(html).not.toContain('<잘못>');
  expect(html).toContain('열리지 않는다');
  expect(html).toContain('표준을 지킨다는 판정이나 인증이 아닙니다.');
  expect(html).not.toMatch(/인증마크|품질인증/);
});

test('there are 55 WCAG criteria and 33 KWCAG items, and criteria without full automation have a question for a person', () => {
  expect(wcag).toHaveLength(55);
  expect(wcag.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(kwcag).toHaveLength(33);
  expect(wcag.filter(({ method: kind, question: person }) => (kind === 'machine') === (person !== undefined))).toEqual(
    [],
  );
});

test('every check refers to existing criteria', () => {
  const known = new Set([...wcag.map(({ id }) => id), ...kwcag.flatMap(({ criteria }) => criteria)]);
  expect(pageChecks.flatMap(({ criteria }) => criteria.filter((id) => !known.has(id)))).toEqual([]);
});
