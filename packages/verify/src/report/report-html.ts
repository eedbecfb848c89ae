import { describeCoverage } from '#verify/coverage/coverage.ts';
import type { OutcomeRow, Report, StepRow } from './report.ts';
import type { FindingRow } from './report-findings.ts';
import { style } from './report-html.style.ts';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const titles = {
  passed: 'This server keeps the contract',
  failed: 'This server breaks the contract',
  inconclusive: 'This server could not be checked',
} as const;

const marks: Record<OutcomeRow['state'], string> = { passed: '✓', failed: '✗', 'not reached': '–' };

const renderList = (lines: string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`;
const renderSection = (id: string, title: string, content: string) =>
  content === '' ? '' : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

/** Renders a figure as a `div` with a term and its description. */
const renderFigure = (name: string, value: string | number) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const renderFactRows = (rows: [string, string | undefined][]) =>
  rows
    .map(([name, value]) =>
      value === undefined || value === '' ? '' : `<tr><th scope="row">${name}</th><td>${escapeText(value)}</td></tr>`,
    )
    .join('');

const renderCodeBlock = (title: string, text: string) =>
  `<div><h3>${title}</h3><pre tabindex="0">${escapeText(text)}</pre></div>`;

/** Renders a finding: location, expected and actual value, request, response and curl command. */
function renderFinding(row: FindingRow): string {
  const { number, operation, outcomes, message, rule, count, request, response } = row;
  const requestText = [`${request.method} ${request.url}`, ...request.headers, '', request.body].join('\n').trimEnd();
  const responseText = response
    ? [`status ${response.status}, ${response.durationMs} ms`, ...response.headers, '', response.body]
        .join('\n')
        .trimEnd()
    : 'no response';
  const repetitions = count > 1 ? ` <span class="rule">${count} times</span>` : '';
  return `<details class="card" id="finding-${number}"${number <= 3 ? ' open' : ''}>
<summary><strong>${number}. ${escapeText(operation)}</strong> ${escapeText(message)}${row.pointer ? ` <span class="rule">at ${escapeText(row.pointer)}</span>` : ''}${repetitions}</summary>
<div><table class="facts">${renderFactRows([
    ['step', `${row.workflow}: ${row.step}`],
    ['broken', operation],
    ['also in', row.operations.slice(1).join(', ')],
    ['shown by', row.shownBy ?? ''],
    ['contract', row.contract.statement],
    ['pointer', row.contract.pointer],
    ['at', row.pointer],
    ['expected', row.expected],
    ['actual', row.actual],
    ['outcome', outcomes.join(', ')],
    ['rule', rule],
  ])}</table>
${row.cases.length > 0 ? `<h3>${row.cases.length} more with the same cause</h3>${renderList(row.cases)}` : ''}
<div class="pair">${renderCodeBlock('Request', requestText)}${renderCodeBlock('Response', responseText)}</div>
${renderCodeBlock('Script that repeats the request', row.curl)}</div>
</details>`;
}

function renderOutcome({ name, state, summary }: OutcomeRow): string {
  const className = state === 'not reached' ? 'not' : state;
  return `<li class="chip ${className}" title="${escapeText(`${summary}: ${state}`)}"><span aria-hidden="true">${marks[state]} </span>${escapeText(name)}<span class="visually-hidden">, ${state}</span></li>`;
}

/** Renders the outcomes of an operation that were not reached, grouped by reason. */
function renderReasons(outcomes: OutcomeRow[]): string {
  const missing = outcomes.filter(({ state }) => state === 'not reached');
  if (missing.length === 0) return '';
  const byReason = Map.groupBy(missing, ({ reason }) => reason ?? '');
  const lines = [...byReason].map(([reason, rows]) => `${rows.map(({ name }) => name).join(', ')}: ${reason}`);
  return `<details class="why"><summary>${missing.length} outcomes not reached</summary>${renderList(lines)}</details>`;
}

function renderOperation({ id, method, path, requests, outcomes }: Report['operations'][number]): string {
  const hasOutcomeIn = (state: OutcomeRow['state']) => outcomes.some((row) => row.state === state);
  const className = `${hasOutcomeIn('failed') ? 'has-failed ' : ''}${hasOutcomeIn('not reached') ? 'has-missing' : ''}`;
  return `<tr class="${className}"><th scope="row">${escapeText(id)}<span class="soft"><code>${method} ${escapeText(path)}</code></span><span class="soft">${requests} requests</span></th>
<td><ul class="chips">${outcomes.map(renderOutcome).join('')}</ul>${renderReasons(outcomes)}</td></tr>`;
}

const secretsNote =
  '<p class="soft">Names such as <code>$TOKEN_1</code> replace secrets: access and refresh tokens, passwords, mailed codes and the client secret. The first lines of each script name those that you must set.</p>';

const filters = `<fieldset><legend>Show</legend>${(
  [
    ['all', 'all operations', ' checked'],
    ['failed', 'operations with failed outcomes', ''],
    ['missing', 'operations with outcomes that were not reached', ''],
  ] as const
)
  .map(
    ([name, label, checked]) => `<label><input type="radio" name="show" id="only-${name}"${checked}> ${label}</label>`,
  )
  .join('')}</fieldset>`;

const renderStep = ({ workflow, title, state, reason, durationMs, findings }: StepRow) =>
  `<tr><td>${escapeText(workflow)}</td><th scope="row">${escapeText(title)}</th><td class="${state}">${state}${reason ? `: ${escapeText(reason)}` : ''}${findings
    .map((number) => ` <a href="#finding-${number}">${number}</a>`)
    .join('')}</td><td>${durationMs} ms</td></tr>`;

/** Renders the report as one self-contained HTML page, without scripts, fonts or other files. */
export function renderHtmlReport(report: Report): string {
  const { result, server, counts, findings, operations, steps, untested, incomplete, leftovers, abortReason } = report;
  const seconds = (report.durationMs / 1000).toFixed(1);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[result]}: ${escapeText(server)}</title><style>${style}</style></head>
<body><main>
<header class="result ${result}"><h1>${titles[result]}</h1>
<p><code>${escapeText(server)}</code></p><p class="soft">${escapeText(report.startedAt)}, ${seconds} s, seed ${report.seed}</p>
${abortReason ? `<p><strong>The run ended early:</strong> ${escapeText(abortReason)}</p>` : ''}<p>${escapeText(report.summary)}</p>${renderList(report.notBuilt.map((row) => `Not built (${row.response}): ${row.operations.join(', ')}`))}<p>${escapeText(`${describeCoverage(report.coverage)}. ${report.coverage.unprovokable} further outcomes cannot be provoked by a client.`)}</p></header>
<dl class="figures">${renderFigure('findings', findings.length)}${renderFigure('outcomes passed', counts.passed)}${renderFigure('outcomes failed', counts.failed)}${renderFigure(
    'outcomes not reached',
    counts['not reached'],
  )}${renderFigure('operations requested', `${counts.operations} of ${operations.length}`)}${renderFigure('requests', report.requests)}</dl>
${renderSection('findings', 'Findings', findings.length > 0 ? `${secretsNote}${findings.map(renderFinding).join('\n')}` : '')}
${renderSection('untested', 'Not tested', [...incomplete, ...untested].length > 0 ? renderList([...incomplete, ...untested]) : '')}
${renderSection('operations', 'Operations and outcomes', `${filters}<table class="matrix"><tbody>${operations.map(renderOperation).join('\n')}</tbody></table>`)}
${renderSection('leftovers', 'Left on the server', leftovers.length > 0 ? renderList(leftovers) : '')}
${renderSection('steps', 'Steps', steps.length > 0 ? `<details class="card"><summary>${steps.length} steps</summary><div><table class="steps"><tbody>${steps.map(renderStep).join('\n')}</tbody></table></div></details>` : '')}
</main></body></html>
`;
}
