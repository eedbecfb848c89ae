import { describeCoverage, type OutcomeRow } from '#verify/coverage/coverage.ts';
import { Markup, markup } from './markup.ts';
import type { Report } from './report.ts';
import { type FindingRow, factsOf } from './report-findings.ts';
import { style } from './report-html.style.ts';

const titles = {
  passed: 'This server keeps the contract',
  failed: 'This server breaks the contract',
  inconclusive: 'This server could not be checked',
} as const;

const renderList = (lines: string[]) =>
  lines.length === 0 ? null : markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;

const renderSection = (id: string, title: string, content: Markup | null) =>
  content && markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>\n`;

const renderCodeBlock = (title: string, lines: readonly string[]) =>
  markup`<div><h3>${title}</h3><pre tabindex="0">${lines.join('\n').trimEnd()}</pre></div>`;

/** Renders a finding: location, expected and actual value, the request as a script, and the response. */
function renderFinding(row: FindingRow): Markup {
  const { number, operation, outcomes, message, rule, count, response, cases } = row;
  const facts = [...factsOf(row), ['outcome', outcomes.join(', ')], ['rule', rule]] as const;
  const received = response
    ? [`status ${response.status}, ${response.durationMs} ms`, ...response.headers, '', response.body]
    : ['no response'];
  const open = new Markup(number <= 3 ? ' open' : '');
  const repetitions = count > 1 ? markup` <span class="rule">${count} times</span>` : null;
  return markup`<details class="card" id="finding-${number}"${open}>
<summary><strong>${number}. ${operation}</strong> ${message}${repetitions}</summary>
<div><table class="facts">${facts.map(([name, value]) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
${cases.length > 0 ? markup`<h3>${cases.length} more with the same cause</h3>${renderList(cases)}` : null}
<div class="pair">${renderCodeBlock('Script that repeats the request', [row.curl])}${renderCodeBlock('Response', received)}</div></div>
</details>\n`;
}

/** Lists the outcomes of an operation by their state, and those that were not reached by the reason. */
const outcomeLines = (outcomes: OutcomeRow[]): string[] =>
  [...Map.groupBy(outcomes, ({ state, reason }) => (reason === undefined ? state : `${state} (${reason})`))].map(
    ([state, rows]) => `${state}: ${rows.map(({ name }) => name).join(', ')}`,
  );

const renderOperation = ({ id, method, path, requests, outcomes }: Report['operations'][number]) =>
  markup`<tr><th scope="row">${id}<span class="soft"><code>${method} ${path}</code></span><span class="soft">${requests} requests</span></th>
<td>${renderList(outcomeLines(outcomes))}</td></tr>\n`;

const secretsNote = markup`<p class="soft">Names such as <code>$TOKEN_1</code> replace secrets: access and refresh tokens, passwords, mailed codes and the client secret. The first lines of each script name those that you must set.</p>`;

/** Renders the report as one self-contained HTML page, without scripts, fonts or other files. */
export function renderHtmlReport(report: Report): string {
  const { result, server, findings, operations, untested, incomplete, notes, leftovers, abortReason } = report;
  const notBuilt = report.notBuilt.map((row) => `Not built (${row.response}): ${row.operations.join(', ')}`);
  const ended = abortReason ? markup`<p><strong>The run ended early:</strong> ${abortReason}</p>` : null;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[result]}: ${server}</title><style>${new Markup(style)}</style></head>
<body><main>
<header class="result ${result}"><h1>${titles[result]}</h1>
<p><code>${server}</code></p><p class="soft">${report.startedAt}, ${report.requests} requests in ${(report.durationMs / 1000).toFixed(1)} s</p>
${ended}<p>${report.summary}</p>${renderList(notBuilt)}<p>${describeCoverage(report.coverage)}</p></header>
${renderSection('findings', 'Findings', findings.length > 0 ? markup`${secretsNote}${findings.map(renderFinding)}` : null)}
${renderSection('untested', 'Not tested', renderList([...incomplete, ...untested]))}
${renderSection('notes', 'During the run', renderList(notes))}
${renderSection('operations', 'Operations and outcomes', markup`<table class="matrix"><tbody>${operations.map(renderOperation)}</tbody></table>`)}
${renderSection('leftovers', 'Left on the server', renderList(leftovers))}
</main></body></html>
`.text;
}
