import korean from 'axe-core/locales/ko.json' with { type: 'json' };
import { axeTitles } from './axe.ts';
import { htmlTitles } from './html.ts';
import { ibmTitles } from './ibm.ts';

const axeLocale: Readonly<Record<string, { help: string } | undefined>> = korean.rules;

/** The title of a rule that the tables do not have, which is the case only after an update of an engine. */
const unnamedRule = '규칙의 한국어 이름이 아직 없습니다.';

/** Returns the Korean title of a rule of an engine. */
export function titleOfRule(engine: 'axe' | 'ibm' | 'html', rule: string): string {
  if (engine === 'ibm') return ibmTitles[rule] ?? unnamedRule;
  if (engine === 'html') return htmlTitles[rule] ?? unnamedRule;
  return axeTitles[rule] ?? axeLocale[rule]?.help ?? unnamedRule;
}

const hasHangul = (text: string): boolean => /[가-힣]/.test(text);

/** Returns the lines of a message of axe that are Korean; the title of the rule if there is none but the heading. */
export function koreanMessageOfAxe(rule: string, message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const reasons = lines.filter((line) => hasHangul(line) && !line.endsWith(':'));
  return reasons.length > 0 ? reasons.join(' ') : titleOfRule('axe', rule);
}

/**
 * Returns a Korean message for an English one of IBM's engine or html-validate: the title of the rule, and the names of
 * elements, attributes and values that the message quotes.
 */
export function koreanMessageOfRule(engine: 'ibm' | 'html', rule: string, message: string): string {
  const quoted = [...message.matchAll(/<(\w[\w-]*)>|"([^"]{1,60})"|'([^']{1,60})'/g)]
    .map(([, tag, double, single]) => (tag ? `<${tag}>` : (double ?? single ?? '')))
    .filter((name) => name.trim() !== '');
  const names = [...new Set(quoted)].slice(0, 4);
  return names.length > 0 ? `${titleOfRule(engine, rule)} (${names.join(', ')})` : titleOfRule(engine, rule);
}
