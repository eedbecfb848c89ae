import { severityNames } from '#audit/criteria/severity.ts';
import { groupByCause } from './causes.ts';
import { groupUntested, type ReportData } from './matrix.ts';

/** The most rows of the table. GitHub shows at most 1 MiB. */
const longestTable = 100;

/** Returns a text as a cell of a Markdown table. */
const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns the results in Markdown, for the page of a run of GitHub Actions, which shows no JUnit XML. The file whose name is
 * in GITHUB_STEP_SUMMARY is shown there.
 */
export function renderJobSummary({ base, screens, outcomes, findings, absences }: ReportData): string {
  const causes = groupByCause(findings, screens);
  const rows = causes
    .slice(0, longestTable)
    .map(({ severity, findings: [example], screens: names, criteria, check }) => {
      const columns = [
        severityNames[severity],
        example.problem.message,
        names.join(', '),
        criteria.join(', '),
        check.id,
      ];
      return `| ${columns.map(cell).join(' | ')} |`;
    });
  const counts = [
    `결함 ${findings.length}건 (원인 ${causes.length}가지)`,
    `점검하지 못한 것 ${groupUntested(outcomes).length}건`,
    `이 사이트에 없는 상태 ${absences.size}개`,
  ];
  const table = ['', '| 심각도 | 결함 | 화면 | 기준 | 규칙 |', '|---|---|---|---|---|', ...rows];
  return `${[`### 접근성 점검: ${cell(base)}`, '', `${counts.join(', ')}.`, ...(rows.length > 0 ? table : [])].join('\n')}\n`;
}
