import { describe, expect, test } from 'vitest';
import { complianceWith, countDecisions, countTerms, screenResult, termFor } from '#audit/report/conformance.ts';
import { machineResults } from '#audit/report/matrix.ts';
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

describe('the worksheet file', () => {
  test('is read again as it was written, also with unknown screens', () => {
    const values = { ...decideAll('fail').values, evaluator: '김점검', 'gone 1.1.1 memo': '메모' };
    const worksheet = createWorksheet('site.example', values);
    expect(parseWorksheet(JSON.stringify(worksheet))).toEqual(worksheet);
  });

  test('of another version is refused with its version', () => {
    const worksheet = { ...createWorksheet('site.example'), version: 1 };
    expect(() => parseWorksheet(JSON.stringify(worksheet))).toThrow('It is a worksheet of version 1.');
    expect(() => parseWorksheet('{}')).toThrow('It is not a worksheet.');
    expect(() => parseWorksheet('no JSON')).toThrow();
  });
});
