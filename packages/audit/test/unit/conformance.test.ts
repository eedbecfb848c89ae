import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { clauseOfEn301549 } from '#audit/criteria/en301549.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import {
  complianceWith,
  countDecisions,
  countTerms,
  screenResult,
  termFor,
  termNames,
} from '#audit/report/conformance.ts';
import { machineResults } from '#audit/report/matrix.ts';
import { toOpenAcr } from '#audit/report/openacr.ts';
import { renderUnchecked } from '#audit/report/unchecked.ts';
import { createWorksheet, decisionName, parseWorksheet, type Worksheet } from '#audit/report/worksheet-file.ts';
import { createOutcome, createReport } from './report-data.ts';

/** Returns a worksheet with the same decision about all criteria of both screens. */
function decideAll(decision: 'pass' | 'fail', except: string[] = []): Worksheet {
  const ids = Object.keys(machineResults(createReport([])).cells).filter((id) => !except.includes(id));
  const names = ['login', 'home'].flatMap((screen) => ids.map((id) => decisionName(screen, id)));
  return createWorksheet('site.example', Object.fromEntries(names.map((name) => [name, decision])));
}

describe('the conformance', () => {
  test('is not evaluated as long as one screen is undecided', () => {
    expect(termFor(['pass', 'undecided'])).toBe('not-evaluated');
    expect(termFor(['pass', 'notApplicable'])).toBe('supports');
    expect(termFor(['notApplicable'])).toBe('not-applicable');
    expect(termFor(['fail', 'pass', 'undecided'])).toBe('partially-supports');
    expect(termFor(['fail', 'fail', 'pass'])).toBe('does-not-support');
    expect(termFor([])).toBe('not-evaluated');
  });

  test('a finding of the machine outweighs a decision, and a check in part needs one', () => {
    expect(screenResult('2.5.8', 'failed', 'pass')).toBe('fail');
    expect(screenResult('2.5.8', 'passed', null)).toBe('pass');
    expect(screenResult('1.1.1', 'partly', null)).toBe('undecided');
    expect(screenResult('1.1.1', 'inapplicable', null)).toBe('undecided');
    expect(screenResult('1.1.1', 'partly', 'pass')).toBe('pass');
  });

  test('counts the decisions of the worksheet', () => {
    const machine = machineResults(createReport([createOutcome('2.4.7', 'failed')]));
    expect(countTerms(machine, {})).toMatchObject({ 'partially-supports': 1, 'not-evaluated': 54 });
    expect(countTerms(machine, decideAll('pass').values)).toMatchObject({ 'partially-supports': 1, supports: 54 });
    expect(countDecisions(machine, decideAll('pass').values, 'login')).toEqual({ made: 59, all: 59 });
  });

  test('the compliance with an item of KWCAG is the share of decided screens that keep it', () => {
    const machine = machineResults(createReport([createOutcome('2.4.7', 'failed')]));
    expect(complianceWith('6.1.2', machine, {})).toMatchObject({ decided: 1, undecided: 1, percentage: 0 });
    expect(complianceWith('6.1.2', machine, decideAll('pass').values)).toMatchObject({ kept: 1, percentage: 50 });
    expect(complianceWith('5.1.1', machine, {}).percentage).toBeNull();
  });
});

test('criteria that are left to a person are never reported as checked', () => {
  const complete = '<p data-when-complete>계획한 확인을 모두 했습니다.</p>';
  const renderWith = (worksheet: Worksheet) => {
    const report = createReport([], { worksheet });
    return renderUnchecked(machineResults(report), report);
  };
  expect(renderWith(decideAll('pass', ['1.4.5']))).not.toContain(complete);
  expect(renderWith(decideAll('pass', ['1.4.5']))).toContain('<b data-left>2</b>');
  expect(renderWith(decideAll('pass'))).toContain(complete);
});

test('only criteria of WCAG 2.1 have a clause of EN 301 549 v3.2.1', () => {
  expect(clauseOfEn301549('1.4.13')).toBe('9.1.4.13');
  expect(wcag.filter(({ id }) => clauseOfEn301549(id) === null)).toHaveLength(6);
});

describe('the worksheet file', () => {
  test('is read again as it was written, also with unknown screens', () => {
    const values = { ...decideAll('fail').values, evaluator: '김점검', 'gone 1.1.1 memo': '메모' };
    const worksheet = createWorksheet('site.example', values);
    expect(parseWorksheet(JSON.stringify(worksheet))).toEqual(worksheet);
  });

  test('of another version is refused with its version', () => {
    const worksheet = { ...createWorksheet('site.example'), version: 1 };
    expect(parseWorksheet(JSON.stringify(worksheet))).toEqual({ problem: 'otherVersion', version: '1' });
    expect(parseWorksheet('{}')).toEqual({ problem: 'unreadable' });
    expect(parseWorksheet('no JSON')).toEqual({ problem: 'unreadable' });
  });
});

test('OpenACR has every criterion of level A and AA in the terms of its catalog, and the decisions', () => {
  const yaml = toOpenAcr(
    createReport([createOutcome('2.4.7', 'failed')], {
      worksheet: decideAll('pass'),
      evaluation: { siteVersion: '{"version":"1.0.0"}', tools: [], variants: [] },
    }),
    new Date(0),
  );
  const report = parse(yaml);
  expect(report).toMatchObject({
    title: expect.stringContaining('site.example'),
    product: { name: 'site.example', version: 'version 1.0.0' },
    author: { email: '' },
    catalog: '2.5-edition-wcag-2.2-en',
    report_date: '1970-01-01',
  });
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  const levels = new Map<string, string>();
  for (const { num, components } of [...a.criteria, ...aa.criteria]) {
    expect(components, num).toEqual([
      { name: 'web', adherence: { level: expect.any(String), notes: expect.any(String) } },
    ]);
    levels.set(num, components[0].adherence.level);
  }
  expect([...levels.keys()].toSorted()).toEqual([...wcag.map(({ id }) => id), '4.1.1'].toSorted());
  expect(Object.keys(termNames)).toEqual(expect.arrayContaining([...levels.values()]));
  expect([levels.get('2.4.7'), levels.get('1.1.1')]).toEqual(['partially-supports', 'supports']);
});
