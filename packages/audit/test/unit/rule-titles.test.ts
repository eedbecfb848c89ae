import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { ibmTitles } from '#audit/criteria/rules/ibm.ts';
import { koreanMessageOfAxe, koreanMessageOfRule, titleOfRule } from '#audit/criteria/rules/titles.ts';
import { validator } from '#audit/engines/html.ts';

const isKorean = (title: string) => /[가-힣]/.test(title) && !title.includes('아직 없습니다');

test('every rule of axe has a Korean title', () => {
  const rules = axe.getRules().map(({ ruleId }) => ruleId);
  expect(rules.length).toBeGreaterThan(90);
  expect(rules.filter((rule) => !isKorean(titleOfRule('axe', rule)))).toEqual([]);
});

test('every rule of html-validate has a Korean title', async () => {
  const config = (await validator.getConfigFor('page.html')).getConfigData();
  const rules = Object.keys(('rules' in config && config.rules) || {});
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter((rule) => rule !== 'void-style' && !isKorean(titleOfRule('html', rule)))).toEqual([]);
});

test("every rule of IBM's engine for WCAG 2.2 has a Korean title", async () => {
  const source = await readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-node.js'));
  const engine = { exports: {} };
  new Function('module', 'exports', 'require', String(source))(engine, engine.exports, createRequire(import.meta.url));
  const { Checker } = engine.exports as {
    Checker: new () => { rulesets?: RuleSet[]; getGuidelines?: () => RuleSet[] };
  };
  const checker = new Checker();
  const sets = checker.rulesets ?? checker.getGuidelines?.() ?? [];
  const set = sets.find(({ id }) => id === 'WCAG_2_2');
  const rules = new Set(set?.checkpoints.flatMap(({ rules: all }) => (all ?? []).map(({ id }) => id)));
  expect(rules.size).toBeGreaterThan(100);
  expect([...rules].filter((rule) => !isKorean(titleOfRule('ibm', rule)))).toEqual([]);
  expect(Object.keys(ibmTitles).filter((rule) => !rules.has(rule))).toEqual([]);
});

type RuleSet = { id: string; checkpoints: { rules?: { id: string }[] }[] };

test('a message has the names that the English message quotes, and no English sentence', () => {
  expect(koreanMessageOfRule('html', 'no-dup-id', 'Duplicate ID "menu"')).toBe(
    'id는 문서에서 하나뿐이어야 합니다. (menu)',
  );
  expect(koreanMessageOfRule('ibm', 'a_text_purpose', 'Hyperlink has no link text')).toBe(
    '링크에는 목적을 말하는 이름이 있어야 합니다.',
  );
  expect(koreanMessageOfAxe('target-size', '다음 중 하나를 해결하세요:\n  Target has insufficient size')).toBe(
    '누르는 곳은 24 px 이상이거나 서로 떨어져 있어야 합니다.',
  );
});
