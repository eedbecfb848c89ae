import { severityNames } from '#audit/criteria/severity.ts';
import { changeText, comparisonOf, engineNames } from './cause-list.ts';
import { groupByCause } from './causes.ts';
import type { ReportData } from './matrix.ts';

/** The mark at the start of a file (BOM) that makes Excel read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Quotes a value. A sign that would make a spreadsheet run the value as a formula gets an apostrophe in front. */
const quoteValue = (value: string | number): string => {
  const text = String(value);
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const columns = '원인,심각도,변화,제목,문제,기준,도구,규칙,화면,상태,주소,보기,요소,마크업,할 일'.split(',');

/** Returns the findings as CSV: a row for each finding; findings with the same number have the same cause. */
export function toCsv(given: ReportData): string {
  const { base, screens, findings } = given;
  const comparison = comparisonOf(given);
  const places = new Map(
    screens.flatMap((screen) =>
      screen.states.map(({ id, name, path }) => [id, { screen: screen.name, name, path }] as const),
    ),
  );
  const rows = groupByCause(findings, screens).flatMap((cause, index) =>
    cause.findings.map((finding) => {
      const place = places.get(finding.state);
      return [
        index + 1,
        severityNames[cause.severity],
        changeText([finding], comparison),
        cause.check.title,
        [finding.problem.message, finding.problem.original].filter(Boolean).join(': '),
        cause.criteria.join(' '),
        engineNames[cause.engine],
        cause.check.id,
        place?.screen ?? '',
        place?.name ?? finding.state,
        `${base}${place?.path ?? ''}`,
        finding.variants.join(', '),
        finding.problem.selector,
        finding.problem.html,
        cause.remedy,
      ];
    }),
  );
  return `${byteOrderMark}${[columns, ...rows].map((row) => row.map(quoteValue).join(',')).join('\r\n')}\r\n`;
}
