import type { FindingRow, Report } from './report.ts';

const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 };
type Paint = (color: keyof typeof codes, text: string) => string;

/** Colours for a terminal; none where nobody sees them. */
export const paintFor =
  (colours: boolean): Paint =>
  (color, text) =>
    colours ? `\u001b[${codes[color]}m${text}\u001b[0m` : text;

const indent = (text: string, by = '     ') =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

function finding(
  { number, operation, outcomes, rule, message, pointer, expected, actual, count, curl }: FindingRow,
  paint: Paint,
): string {
  const often = count > 1 ? paint('dim', `, ${count} times`) : '';
  const lines = [
    `${paint('red', `${number}.`)} ${paint('bold', operation)} ${outcomes.join(', ')}: ${message}${often} ${paint('dim', `[${rule}]`)}`,
    ...(pointer ? [`     at        ${pointer}`] : []),
    ...(expected === undefined ? [] : [`     expected  ${expected}`]),
    ...(actual === undefined ? [] : [`     got       ${actual}`]),
    paint('dim', indent(curl)),
  ];
  return lines.join('\n');
}

/** Longer than anybody reads on a terminal; the rest is in the page. */
const findingsShown = 20;

/** The report as text for a terminal. */
export function consoleReport(report: Report, paint: Paint): string {
  const { counts, findings, operations, unknown, leftovers, halted } = report;
  const some = (what: number, name: string) => `${what} ${name}`;
  const lines = operations.map(({ id, asked, outcomes }) => {
    const failed = outcomes.filter(({ state }) => state === 'failed').map(({ name }) => name);
    const passed = outcomes.filter(({ state }) => state === 'passed').length;
    const mark = failed.length > 0 ? paint('red', '✗') : passed > 0 ? paint('green', '✓') : paint('yellow', '–');
    const tail = failed.length > 0 ? paint('red', ` failed: ${failed.join(', ')}`) : '';
    return ` ${mark} ${id.padEnd(26)} ${String(passed).padStart(2)} of ${String(outcomes.length).padStart(2)} outcomes, ${asked} requests${tail}`;
  });
  const parts = [
    lines.join('\n'),
    findings
      .slice(0, findingsShown)
      .map((row) => finding(row, paint))
      .join('\n\n'),
    findings.length > findingsShown ? `… and ${findings.length - findingsShown} more in the page.` : '',
    halted ? paint('yellow', `The run ended early: ${halted}`) : '',
    unknown.map((line) => paint('yellow', line)).join('\n'),
    leftovers.length > 0 ? `Left on the server:\n${leftovers.map((line) => `  - ${line}`).join('\n')}` : '',
    [
      some(counts.passed, 'outcomes kept'),
      some(counts.failed, 'broken'),
      some(counts['not reached'], 'not reached'),
      `${counts.operations} of ${operations.length} operations asked`,
      `${report.requests} requests in ${(report.took / 1000).toFixed(1)} s`,
      `seed ${report.seed}`,
    ].join(', '),
    verdictLine(report, paint),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function verdictLine({ verdict, findings, server }: Report, paint: Paint): string {
  if (verdict === 'broken') return paint('red', `${server} breaks the contract: ${findings.length} findings.`);
  if (verdict === 'unknown') return paint('yellow', `${server} could not be judged in full.`);
  return paint('green', `${server} keeps the contract, as far as it was asked.`);
}
