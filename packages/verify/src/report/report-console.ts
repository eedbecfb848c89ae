import { describeCoverage } from '#verify/coverage/coverage.ts';
import type { Report } from './report.ts';
import type { FindingRow } from './report-findings.ts';

const ansiCodes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 };
type Paint = (color: keyof typeof ansiCodes, text: string) => string;

/** Returns a function that colours text for a terminal, or that leaves it plain when `hasColours` is false. */
export const createPainter =
  (hasColours: boolean): Paint =>
  (color, text) =>
    hasColours ? `\u001b[${ansiCodes[color]}m${text}\u001b[0m` : text;

const indentLines = (text: string, by = '     ') =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

function formatFinding(
  {
    number,
    operation,
    operations,
    shownBy,
    outcomes,
    rule,
    message,
    workflow,
    step,
    contract,
    cases,
    ...row
  }: FindingRow,
  paint: Paint,
): string {
  const { pointer, expected, actual, count, curl } = row;
  const repetitions = count > 1 ? paint('dim', ` (${count} times)`) : '';
  const lines = [
    `${paint('red', `${number}.`)} ${paint('bold', operation)} ${outcomes.join(', ')}: ${message}${repetitions} ${paint('dim', `[${rule}]`)}`,
    ...(operations.length > 1 ? [`     also in   ${operations.slice(1).join(', ')}`] : []),
    ...(shownBy ? [`     shown by  ${shownBy}`] : []),
    `     step      ${workflow}: ${step}`,
    `     contract  ${contract.statement}`,
    paint('dim', `               ${contract.pointer}`),
    ...(pointer ? [`     at        ${pointer}`] : []),
    ...(expected === undefined ? [] : [`     expected  ${expected}`]),
    ...(actual === undefined ? [] : [`     actual    ${actual}`]),
    ...(cases.length > 0 ? [`     and       ${cases.length} more with the same cause, listed in report.html`] : []),
    paint('dim', indentLines(curl)),
  ];
  return lines.join('\n');
}

/** More findings would be hard to read in a terminal; report.html has all of them. */
const maxFindingsShown = 20;

/** Formats the report as text for a terminal: operations, findings, missing options, leftovers, summary. */
export function formatConsoleReport(report: Report, paint: Paint): string {
  const { counts, findings, operations, notBuilt, untested, incomplete, leftovers, abortReason } = report;
  const missing = notBuilt.flatMap((row) => row.operations);
  const lines = operations
    .filter(({ id }) => !missing.includes(id))
    .map(({ id, requests, outcomes }) => {
      const failed = outcomes.filter(({ state }) => state === 'failed').map(({ name }) => name);
      const passed = outcomes.filter(({ state }) => state === 'passed').length;
      const mark = failed.length > 0 ? paint('red', '✗') : passed > 0 ? paint('green', '✓') : paint('yellow', '–');
      const failedNames = failed.length > 0 ? paint('red', `, failed: ${failed.join(', ')}`) : '';
      return ` ${mark} ${id.padEnd(26)} ${String(passed).padStart(2)} of ${String(outcomes.length).padStart(2)} outcomes passed, requests: ${requests}${failedNames}`;
    });
  const parts = [
    report.summary,
    lines.join('\n'),
    notBuilt.map(({ response, operations: ids }) => `Not built (${response}): ${ids.join(', ')}`).join('\n'),
    findings
      .slice(0, maxFindingsShown)
      .map((row) => formatFinding(row, paint))
      .join('\n\n'),
    findings.length > maxFindingsShown ? `… and ${findings.length - maxFindingsShown} more in report.html.` : '',
    abortReason ? paint('yellow', `The run ended early: ${abortReason}`) : '',
    untested.map((line) => paint('yellow', line)).join('\n'),
    incomplete.map((line) => paint('yellow', line)).join('\n'),
    leftovers.length > 0 ? `Left on the server:\n${leftovers.map((line) => `  - ${line}`).join('\n')}` : '',
    [
      `${counts.passed} outcomes passed`,
      `${counts.failed} failed`,
      `${counts['not reached']} not reached`,
      `${counts.operations} of ${operations.length} operations requested`,
      `${report.requests} requests in ${(report.durationMs / 1000).toFixed(1)} s`,
      `seed ${report.seed}`,
    ].join(', '),
    formatResult(report, paint),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the last line of the console report: the result, and the share of the outcomes that were reached. */
function formatResult({ result, findings, server, coverage }: Report, paint: Paint): string {
  const findingCount = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const share = describeCoverage(coverage);
  const { unprovokable } = coverage;
  const rest =
    unprovokable === 0
      ? ''
      : ` ${unprovokable} further outcomes, such as server errors, cannot be provoked by a client.`;
  if (result === 'failed')
    return paint('red', `${server} breaks the contract: ${findingCount}. It passes in ${share}.${rest}`);
  if (result === 'inconclusive')
    return paint('yellow', `${server} could not be checked completely. It keeps the contract in ${share}.${rest}`);
  return paint('green', `${server} keeps the contract in ${share}.${rest}`);
}
