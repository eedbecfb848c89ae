import { stringify } from 'yaml';
import { countDecisions, reportedCriteria, resultsOf, type Term, termFor } from './conformance.ts';
import { siteName, versionText } from './evaluation.ts';
import { machineResults, type ReportData } from './matrix.ts';

/** The date of a moment in Korea, such as 2026-01-31. */
const koreanDate = (when: Date): string => when.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });

const criterionEntry = (num: string, level: Term, notes: string) => ({
  num,
  components: [{ name: 'web', adherence: { level, notes } }],
});

/**
 * Returns the conformance as YAML of GSA's OpenACR, for its catalog of VPAT 2.5 and WCAG 2.2 (schema openacr-0.1.0).
 * The schema requires the e-mail address of the author; it is empty until the evaluator fills it in.
 */
export function toOpenAcr(given: ReportData, when: Date): string {
  const { base, worksheet, evaluation } = given;
  const machine = machineResults(given);
  const siteVersion = versionText(evaluation.siteVersion);
  const { evaluator, email, organisation, commissioner } = worksheet.values;
  const methods = [
    ...evaluation.tools.map((tool) => `${tool.name} ${tool.version}`),
    ...(countDecisions(machine, worksheet.values).made > 0 ? ['점검표에 따른 사람의 판정'] : []),
  ];
  const entriesOfLevel = (wanted: 'A' | 'AA') =>
    reportedCriteria(machine)
      .filter(({ level }) => level === wanted)
      .map(({ id }) => {
        const results = resultsOf(id, machine, worksheet.values);
        const [failed, undecided] = (['fail', 'undecided'] as const).map((kind) =>
          machine.screens.filter((_, index) => results[index] === kind).map(({ name }) => name),
        );
        const notes = [
          ...(failed?.length ? [`부적합 화면: ${failed.join(', ')}.`] : []),
          ...(undecided?.length ? [`미판정 화면 ${undecided.length}개.`] : []),
        ];
        return criterionEntry(id, termFor(results), notes.join(' '));
      });
  return stringify({
    title: `${siteName(base)} 접근성 적합성 보고서`,
    product: {
      name: siteName(base),
      ...(siteVersion ? { version: siteVersion } : {}),
      description: base,
    },
    author: {
      ...(evaluator ? { name: evaluator } : {}),
      ...(organisation ? { company_name: organisation } : {}),
      email: email ?? '',
    },
    report_date: koreanDate(when),
    version: 1,
    notes: commissioner ? `의뢰한 곳: ${commissioner}` : '',
    evaluation_methods_used: methods.join(', '),
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: {
        criteria: [
          ...entriesOfLevel('A'),
          ...(given.requestedCriteria.length === 0
            ? [criterionEntry('4.1.1', 'not-applicable', 'WCAG 2.2에서 없어진 기준입니다.')]
            : []),
        ],
      },
      success_criteria_level_aa: { criteria: entriesOfLevel('AA') },
      success_criteria_level_aaa: { disabled: true, notes: '수준 AAA는 점검하지 않았습니다.' },
    },
  });
}
