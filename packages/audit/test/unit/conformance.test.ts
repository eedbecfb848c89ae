import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { clauseOfEn301549 } from '#audit/criteria/en301549.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import { complianceWith, countDecisions, countTerms, screenResult, termFor } from '#audit/report/conformance.ts';
import { machineResults } from '#audit/report/matrix.ts';
import { toOpenAcr } from '#audit/report/openacr.ts';
import { renderUnchecked } from '#audit/report/unchecked.ts';
import { emptyWorksheet, mergeWorksheets, parseWorksheet, type Worksheet } from '#audit/report/worksheet-file.ts';
import { createOutcome, createReport } from './report-data.ts';

/** Returns a worksheet with the same decision about all criteria of both screens. */
function decideAll(verdict: 'pass' | 'fail', except: string[] = []): Worksheet {
  const ids = Object.keys(machineResults(createReport([])).cells).filter((id) => !except.includes(id));
  const rows = Object.fromEntries(ids.map((id) => [id, { verdict, memo: '' }]));
  return { ...emptyWorksheet('site.example'), decisions: { login: rows, home: rows } };
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
    expect(countTerms(machine, decideAll('pass').decisions)).toMatchObject({ 'partially-supports': 1, supports: 54 });
    expect(countDecisions(machine, decideAll('pass').decisions, 'login')).toEqual({ made: 59, all: 59 });
  });

  test('the compliance with an item of KWCAG is the share of decided screens that keep it', () => {
    const machine = machineResults(createReport([createOutcome('2.4.7', 'failed')]));
    expect(complianceWith('6.1.2', machine, {})).toMatchObject({ decided: 1, undecided: 1, percentage: 0 });
    expect(complianceWith('6.1.2', machine, decideAll('pass').decisions)).toMatchObject({ kept: 1, percentage: 50 });
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
    const worksheet = { ...decideAll('fail'), fields: { evaluator: '김점검' } };
    const other = { ...worksheet, decisions: { gone: { '1.1.1': { verdict: null, memo: '메모' } } } };
    expect(parseWorksheet(JSON.stringify(other))).toEqual(other);
    expect(mergeWorksheets(worksheet, other).decisions).toEqual({ ...worksheet.decisions, ...other.decisions });
  });

  test('of another version is refused with its version', () => {
    const worksheet = { ...emptyWorksheet('site.example'), version: 2 };
    expect(parseWorksheet(JSON.stringify(worksheet))).toEqual({ problem: 'otherVersion', version: '2' });
    expect(parseWorksheet('{}')).toEqual({ problem: 'unreadable' });
    expect(parseWorksheet('no JSON')).toEqual({ problem: 'unreadable' });
  });
});

const text = { type: 'string' };
const component = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { enum: ['web'] },
    adherence: {
      type: 'object',
      required: ['level'],
      properties: {
        level: { enum: ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'] },
        notes: text,
      },
    },
  },
};
const entry = {
  type: 'object',
  required: ['num'],
  properties: { num: text, components: { type: 'array', items: component } },
};
const chapter = {
  type: 'object',
  properties: { notes: text, disabled: { type: 'boolean' }, criteria: { type: 'array', items: entry } },
};

/** The structure that OpenACR documents (schema openacr-0.1.0 of GSA), with the terms of its catalogs. */
const openAcrStructure = {
  type: 'object',
  required: ['title', 'product', 'author', 'catalog'],
  properties: {
    title: text,
    product: { type: 'object', required: ['name'], properties: { name: text, version: text, description: text } },
    author: { type: 'object', required: ['email'], properties: { name: text, company_name: text, email: text } },
    report_date: text,
    version: { type: 'integer' },
    notes: text,
    evaluation_methods_used: text,
    catalog: { const: '2.5-edition-wcag-2.2-en' },
    chapters: { type: 'object', additionalProperties: chapter },
  },
};

test('OpenACR has the documented structure, every criterion of level A and AA, and the decisions', () => {
  const yaml = toOpenAcr(
    createReport([createOutcome('2.4.7', 'failed')], {
      worksheet: decideAll('pass'),
      evaluation: { siteVersion: '{"version":"1.0.0"}', tools: [], variants: [] },
    }),
    new Date(0),
  );
  const report = parse(yaml);
  const validate = new Ajv().compile(openAcrStructure);
  validate(report);
  expect(validate.errors).toBeNull();
  expect(report.product.version).toBe('version 1.0.0');
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  const levels = new Map(
    [...a.criteria, ...aa.criteria].map(({ num, components }) => [num, components[0].adherence.level]),
  );
  expect([...levels.keys()].toSorted()).toEqual([...wcag.map(({ id }) => id), '4.1.1'].toSorted());
  expect([levels.get('2.4.7'), levels.get('1.1.1')]).toEqual(['partially-supports', 'supports']);
});
