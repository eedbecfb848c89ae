import type { FindingRow, OutcomeRow, Report, StepRow } from './report.ts';
import { style } from './report-html.style.ts';

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const titles = {
  kept: 'This server keeps the contract',
  broken: 'This server breaks the contract',
  unknown: 'This server could not be judged',
} as const;

const marks: Record<OutcomeRow['state'], string> = { passed: '✓', failed: '✗', 'not reached': '–' };

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`;
const section = (id: string, title: string, content: string) =>
  content === '' ? '' : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

const figure = (name: string, value: string | number) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const facts = (rows: [string, string | undefined][]) =>
  rows
    .map(([name, value]) =>
      value === undefined || value === '' ? '' : `<tr><th scope="row">${name}</th><td>${safe(value)}</td></tr>`,
    )
    .join('');

const block = (title: string, text: string) => `<div><h3>${title}</h3><pre tabindex="0">${safe(text)}</pre></div>`;

/** One finding: what, where, what was wanted, and the exchange that shows it. */
function finding(row: FindingRow): string {
  const { number, operation, outcomes, message, rule, count, request, answer } = row;
  const sent = [`${request.method} ${request.url}`, ...request.headers, '', request.body].join('\n').trimEnd();
  const came = answer
    ? [`status ${answer.status}, ${answer.took} ms`, ...answer.headers, '', answer.body].join('\n').trimEnd()
    : 'no answer';
  const often = count > 1 ? ` <span class="rule">${count} times</span>` : '';
  return `<details class="card" id="finding-${number}"${number <= 3 ? ' open' : ''}>
<summary><strong>${number}. ${safe(operation)}</strong> ${safe(message)}${row.pointer ? ` <span class="rule">at ${safe(row.pointer)}</span>` : ''}${often}</summary>
<div><table class="facts">${facts([
    ['at', row.pointer],
    ['expected', row.expected],
    ['got', row.actual],
    ['outcome', outcomes.join(', ')],
    ['found by', `${row.workflow}: ${row.step}`],
    ['rule', rule],
  ])}</table>
<div class="pair">${block('Request', sent)}${block('Answer', came)}</div>
${block('Send it again', row.curl)}</div>
</details>`;
}

function chip({ name, state, summary }: OutcomeRow): string {
  const className = state === 'not reached' ? 'not' : state;
  return `<li class="chip ${className}" title="${safe(`${summary}: ${state}`)}"><span aria-hidden="true">${marks[state]} </span>${safe(name)}<span class="heard">, ${state}</span></li>`;
}

/** The outcomes of an operation that were not reached, those with one reason together. */
function reasons(outcomes: OutcomeRow[]): string {
  const missing = outcomes.filter(({ state }) => state === 'not reached');
  if (missing.length === 0) return '';
  const byReason = Map.groupBy(missing, ({ reason }) => reason ?? '');
  const lines = [...byReason].map(([reason, rows]) => `${rows.map(({ name }) => name).join(', ')}: ${reason}`);
  return `<details class="why"><summary>${missing.length} not reached, and why</summary>${list(lines)}</details>`;
}

function operation({ id, method, path, asked, outcomes }: Report['operations'][number]): string {
  const has = (state: OutcomeRow['state']) => outcomes.some((row) => row.state === state);
  const className = `${has('failed') ? 'has-failed ' : ''}${has('not reached') ? 'has-missing' : ''}`;
  return `<tr class="${className}"><th scope="row">${safe(id)}<span class="soft"><code>${method} ${safe(path)}</code></span><span class="soft">${asked} requests</span></th>
<td><ul class="chips">${outcomes.map(chip).join('')}</ul>${reasons(outcomes)}</td></tr>`;
}

const variables =
  '<p class="soft">A name such as <code>$TOKEN_1</code> stands for a secret that is in no report: a token of a login, a password, the client secret. Set it as a variable of the shell before a command is sent again.</p>';

const filters = `<fieldset><legend>Show</legend>${(
  [
    ['all', 'all operations', ' checked'],
    ['failed', 'those that failed', ''],
    ['missing', 'those with something not reached', ''],
  ] as const
)
  .map(
    ([name, label, checked]) => `<label><input type="radio" name="show" id="only-${name}"${checked}> ${label}</label>`,
  )
  .join('')}</fieldset>`;

const step = ({ workflow, title, state, reason, took, findings }: StepRow) =>
  `<tr><td>${safe(workflow)}</td><th scope="row">${safe(title)}</th><td class="${state}">${state}${reason ? `: ${safe(reason)}` : ''}${findings
    .map((number) => ` <a href="#finding-${number}">${number}</a>`)
    .join('')}</td><td>${took} ms</td></tr>`;

/** The report as one page that needs nothing else: no script, no font, no other file. */
export function htmlReport(report: Report): string {
  const { verdict, server, counts, findings, operations, steps, unknown, leftovers, halted } = report;
  const seconds = (report.took / 1000).toFixed(1);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[verdict]}: ${safe(server)}</title><style>${style}</style></head>
<body><main>
<header class="verdict ${verdict}"><h1>${titles[verdict]}</h1>
<p><code>${safe(server)}</code></p><p class="soft">${safe(report.began)}, ${seconds} s, seed ${report.seed}</p>
${halted ? `<p><strong>The run ended early:</strong> ${safe(halted)}</p>` : ''}</header>
<dl class="figures">${figure('findings', findings.length)}${figure('outcomes kept', counts.passed)}${figure('outcomes broken', counts.failed)}${figure(
    'not reached',
    counts['not reached'],
  )}${figure('operations asked', `${counts.operations} of ${operations.length}`)}${figure('requests', report.requests)}</dl>
${section('findings', 'What breaks the contract', findings.length > 0 ? `${variables}${findings.map(finding).join('\n')}` : '')}
${section('unknown', 'What could not be known', unknown.length > 0 ? list(unknown) : '')}
${section('operations', 'Operations and outcomes', `${filters}<table class="matrix"><tbody>${operations.map(operation).join('\n')}</tbody></table>`)}
${section('leftovers', 'Left on the server', leftovers.length > 0 ? list(leftovers) : '')}
${section('steps', 'Steps', steps.length > 0 ? `<details class="card"><summary>${steps.length} steps</summary><div><table class="steps"><tbody>${steps.map(step).join('\n')}</tbody></table></div></details>` : '')}
</main></body></html>
`;
}
