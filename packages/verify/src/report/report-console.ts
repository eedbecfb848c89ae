import { styleText } from 'node:util';
import { describeCoverage } from '#verify/coverage/coverage.ts';
import type { Report } from './report.ts';
import { type FindingRow, factsOf } from './report-findings.ts';

function formatFinding(row: FindingRow): string {
  const { number, operation, outcomes, message, rule, count, cases, curl } = row;
  const title = `${styleText('red', `${number}.`)} ${styleText('bold', operation)} ${outcomes.join(', ')}: ${message}`;
  const repetitions = count > 1 ? ` (${count} times)` : '';
  const facts = factsOf(row).map(([name, value]) => `     ${name.padEnd(10)}${value}`);
  if (cases.length > 0) facts.push(`     and       ${cases.length} more with the same cause, listed in report.html`);
  return [`${title}${repetitions} [${rule}]`, ...facts, styleText('dim', curl.replace(/^/gm, '     '))].join('\n');
}

function formatOperation({ id, requests, outcomes }: Report['operations'][number]): string {
  const failed = outcomes.filter(({ state }) => state === 'failed').map(({ name }) => name);
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const mark = failed.length > 0 ? styleText('red', '✗') : passed > 0 ? styleText('green', '✓') : '–';
  const share = `${String(passed).padStart(2)} of ${String(outcomes.length).padStart(2)} outcomes passed`;
  return ` ${mark} ${id.padEnd(26)} ${share}, requests: ${requests}${failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''}`;
}

/** Returns the last line of the console report: the result, and the share of the outcomes that were reached. */
function formatResult({ result, findings, server, coverage }: Report): string {
  const findingCount = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const share = describeCoverage(coverage);
  if (result === 'failed')
    return styleText('red', `${server} breaks the contract: ${findingCount}. It passes in ${share}`);
  if (result === 'inconclusive')
    return styleText('yellow', `${server} could not be checked completely. It keeps the contract in ${share}`);
  return styleText('green', `${server} keeps the contract in ${share}`);
}

/** More findings would be hard to read in a terminal; report.html has all of them. */
const maxFindingsShown = 20;

/** Formats the report as text for a terminal: operations, findings, missing options, leftovers, summary. */
export function formatConsoleReport(report: Report): string {
  const { findings, operations, notBuilt, untested, incomplete, notes, leftovers, abortReason } = report;
  const missing = notBuilt.flatMap((row) => row.operations);
  const parts = [
    report.summary,
    operations.flatMap((row) => (missing.includes(row.id) ? [] : [formatOperation(row)])).join('\n'),
    notBuilt.map(({ response, operations: ids }) => `Not built (${response}): ${ids.join(', ')}`).join('\n'),
    ...findings.slice(0, maxFindingsShown).map(formatFinding),
    findings.length > maxFindingsShown ? `… and ${findings.length - maxFindingsShown} more in report.html.` : '',
    abortReason ? `The run ended early: ${abortReason}` : '',
    [...untested, ...incomplete, ...notes].join('\n'),
    leftovers.length > 0 ? ['Left on the server:', ...leftovers.map((line) => `  - ${line}`)].join('\n') : '',
    `${report.requests} requests in ${(report.durationMs / 1000).toFixed(1)} s`,
    formatResult(report),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
