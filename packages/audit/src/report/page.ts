import { severities, severityNames, severityOf } from '#audit/criteria/severity.ts';
import { absenceText } from '#audit/run/absence.ts';
import { renderCauses } from './cause-list.ts';
import { criteriaOf, groupByCause } from './causes.ts';
import { termNames } from './conformance.ts';
import { escapeText } from './escape-text.ts';
import { renderEvaluation } from './evaluation.ts';
import { groupUntested, machineResults, type ReportData } from './matrix.ts';
import { renderKwcagMatrix, renderMethods, renderWcagMatrix } from './matrix-table.ts';
import { reportCss } from './style.ts';
import { renderWorksheets } from './worksheet.ts';

/** The figures of the summary. */
export type ReportFigures = { visits: number; seconds: number };

const renderFigure = (label: string, value: string | number, attribute = ''): string =>
  `<li>${label}<b${attribute}>${value}</b></li>`;

/** Renders the figures of the audit, of its findings by severity, and of the conformance, which the script fills in. */
function renderSummary({ findings, screens, outcomes }: ReportData, figures: ReportFigures): string {
  const bySeverity = severities.map((severity) =>
    renderFigure(
      severityNames[severity],
      findings.filter((finding) => severityOf(finding.check.id, criteriaOf(finding)) === severity).length,
    ),
  );
  const byTerm = Object.entries(termNames).map(([term, name]) => renderFigure(name, '', ` data-term="${term}"`));
  return `<ul class="figures">${renderFigure('화면', screens.length)}${renderFigure('상태', screens.flatMap(({ states }) => states).length)}${renderFigure('방문', figures.visits)}${renderFigure('기계가 확인하지 못한 것', groupUntested(outcomes).length)}${renderFigure('사람이 판정할 것', '', ' data-left')}${renderFigure('걸린 시간', `${Math.round(figures.seconds / 6) / 10}분`)}</ul>
<h3>결함 ${findings.length}건, 원인 ${groupByCause(findings, screens).length}가지</h3><ul class="figures">${bySeverity.join('')}</ul>
<h3>WCAG 2.2 기준의 적합성</h3><ul class="figures">${byTerm.join('')}</ul>
<p>기계의 결과와 점검표의 판정을 셈한 것입니다. ${renderMethods()} 표준을 지킨다는 판정이나 인증이 아닙니다.</p>`;
}

/** Renders which journeys were recorded, and the differences from the reviewed transcripts. */
function renderTranscripts({ transcripts: { recorded, differences } }: ReportData): string {
  if (recorded.length === 0) return '<p>이번에는 낭독을 기록하지 않았습니다.</p>';
  const intro = `<p>기록한 여정 ${recorded.length}개: ${escapeText(recorded.join(', '))}.</p>`;
  if (differences.length === 0) return `${intro}<p>모두 검토된 기록과 같습니다.</p>`;
  return `${intro}<ul>${differences.map(({ name, reason }) => `<li>${escapeText(name)}: ${escapeText(reason)}</li>`).join('')}</ul>`;
}

/** Renders the table of the checks that the machine could not do. */
function renderUntested(given: ReportData): string {
  const rows = groupUntested(given.outcomes);
  if (rows.length === 0) return '<p>기계가 하기로 한 확인 가운데 하지 못한 것은 없습니다.</p>';
  const names = new Map(given.screens.flatMap(({ states }) => states.map(({ id, name }) => [id, name] as const)));
  return `<div class="scroll" tabindex="0" role="region" aria-label="확인하지 못한 것의 표"><table><caption>확인하지 못한 것 ${rows.length}건</caption><thead><tr><th scope="col">상태</th><th scope="col">보기</th><th scope="col">까닭</th><th scope="col">확인</th></tr></thead><tbody>${rows
    .map(
      ({ state, variant, reason, checks }) =>
        `<tr><th scope="row">${escapeText(names.get(state) ?? state)}</th><td>${escapeText(variant)}</td><td>${escapeText(reason)}</td><td>${checks.length}가지 (${escapeText(checks.slice(0, 3).join(', '))}${checks.length > 3 ? ' …' : ''})</td></tr>`,
    )
    .join('\n')}</tbody></table></div>`;
}

/** Renders the states that the site or its data does not have. They are no failure. */
function renderAbsences({ absences, screens }: ReportData): string {
  if (absences.size === 0) return '<p>이 사이트에 없는 상태는 없습니다.</p>';
  const states = new Map(screens.flatMap((screen) => screen.states.map(({ id, name }) => [id, name] as const)));
  const rows = [...absences].map(
    ([id, absence]) =>
      `<tr><th scope="row">${escapeText(states.get(id) ?? id)}</th><td>${escapeText(absenceText(absence))}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="없는 것의 표"><table><caption>이 사이트에 없는 상태 ${rows.length}개</caption><thead><tr><th scope="col">상태</th><th scope="col">까닭</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Renders what was not checked: by the machine, and by a person. Only a complete report says that it is complete. */
function renderUnchecked(given: ReportData): string {
  const left = `<p data-when-left>사람이 판정할 것이 <b data-left></b>건 남았습니다. <a href="#worksheet">점검표</a>에 적습니다.</p>`;
  const isMachineDone = groupUntested(given.outcomes).length === 0;
  return `${renderUntested(given)}${left}${isMachineDone ? '<p data-when-complete hidden>계획한 확인을 모두 했습니다.</p>' : ''}`;
}

/** Renders data for the script. The only sign that could end the element is escaped. */
const renderJson = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Renders the whole report as an HTML page. @param script the source of the page's script, from `reportScript` */
export function renderReport(given: ReportData, figures: ReportFigures, when: Date, script: string): string {
  const { base, findings, worksheet } = given;
  const machine = machineResults(given);
  const sections: [id: string, name: string, html: string][] = [
    ['summary', '요약', renderSummary(given, figures)],
    ['evaluation', '점검의 틀', renderEvaluation(given, when)],
    ['findings', '결함', renderCauses(given)],
    ['wcag', 'WCAG 2.2', renderWcagMatrix(given)],
    ['kwcag', 'KWCAG 2.2', renderKwcagMatrix(given)],
    ['spoken', '낭독 기록', renderTranscripts(given)],
    ['unchecked', '확인하지 못한 것', renderUnchecked(given)],
    ['not-there', '없는 것', renderAbsences(given)],
    ['worksheet', '점검표', renderWorksheets(machine)],
  ];
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>접근성 점검 결과 | ${escapeText(base)}</title><style>${reportCss}</style></head>
<body><header><h1>접근성 점검 결과</h1><p>${escapeText(base)} · ${when.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}</p>
<nav aria-label="차례"><ul>${sections.map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ul></nav>${given.hasPictures ? '<p><a href="pictures.html">화면의 모습</a></p>' : ''}<noscript><p>적합성의 셈과 점검표에는 스크립트가 필요합니다.</p></noscript></header>
<main>${sections
    .map(
      ([id, name, html]) =>
        `<section aria-labelledby="${id}"><h2 id="${id}">${name}${id === 'findings' ? ` ${findings.length}건` : ''}</h2>${html}</section>`,
    )
    .join('\n')}</main>
${renderJson('machine-results', machine)}${renderJson('worksheet-data', worksheet)}<script>${script.replaceAll('</script', '<\\/script')}</script></body></html>
`;
}
