import { findCriterion, testMethodOfKwcagItem } from '#tools/audit/criteria/kinds.ts';
import { kwcag } from '#tools/audit/criteria/kwcag.ts';
import { type TestMethod, wcag } from '#tools/audit/criteria/wcag.ts';
import type { Finding } from '#tools/audit/model.ts';
import { escapeText } from './escape-text.ts';
import { renderFindings } from './findings.ts';
import { type Cell, cellTexts, groupUntested, matrixCell, type ReportData } from './matrix.ts';
import { reportCss } from './style.ts';

/** The figures of the summary. */
export type ReportFigures = { states: number; visits: number; variants: number; seconds: number };

const methodTexts: Record<TestMethod, string> = { machine: '기계', partly: '기계 일부 + 사람', person: '사람' };

const renderCell = (cell: Cell): string => {
  const { sign, text } = cellTexts[cell.is];
  const count = cell.is === 'failed' ? ` ${cell.count}` : '';
  return `<td class="${cell.is}" title="${text}"><span aria-hidden="true">${sign}${count}</span><span hidden>${text}${count}</span></td>`.replace(
    '<span hidden>',
    '<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap">',
  );
};

type Row = { id: string; name: string; note: string; criteria: readonly string[] };

/** Combines the cells of several criteria into the most severe one: failed, untested, then left to a person. */
function combineCells(cells: Cell[]): Cell {
  const count = cells.reduce((sum, cell) => sum + (cell.is === 'failed' ? cell.count : 0), 0);
  if (count > 0) return { is: 'failed', count };
  for (const is of ['untested', 'partly', 'person', 'passed'] as const) {
    const match = cells.find((cell) => cell.is === is);
    const mixed = is === 'person' && cells.some((cell) => cell.is === 'passed');
    if (match) return mixed ? { is: 'partly' } : match;
  }
  return { is: 'inapplicable' };
}

function renderMatrix(caption: string, rows: readonly Row[], given: ReportData): string {
  const columns = given.screens.map(({ id, name, states }) => ({
    id,
    name,
    states: new Set(states.map((state) => state.id)),
  }));
  const body = rows.map(({ id, name, note, criteria }) => {
    const cells = columns.map(({ states }) =>
      renderCell(combineCells(criteria.map((of) => matrixCell(of, states, given)))),
    );
    return `<tr><th scope="row">${id} ${escapeText(name)} <small>(${note})</small></th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table class="matrix"><caption>${caption}</caption><thead><tr><th scope="col">기준</th>${columns
    .map(({ name }) => `<th scope="col">${escapeText(name)}</th>`)
    .join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

const renderFigure = (label: string, value: string | number): string => `<li>${label}<b>${value}</b></li>`;

function renderWorksheet(requestedCriteria: readonly string[]): string {
  const all = [...wcag.map(({ id }) => id), 'K5.4.4', 'K6.4.4', 'K7.2.1'].filter(
    (id) => requestedCriteria.length === 0 || requestedCriteria.includes(id),
  );
  const rows = all.flatMap((id) => {
    const { name, method, question } = findCriterion(id);
    if (method === 'machine') return [];
    return [
      `<tr><th scope="row">${id} ${escapeText(name)}</th><td>${methodTexts[method]}</td><td>${escapeText(question ?? '')}</td><td><span class="box" role="img" aria-label="빈칸"></span> 적합 <span class="box" role="img" aria-label="빈칸"></span> 부적합 <span class="box" role="img" aria-label="빈칸"></span> 해당 없음</td><td></td></tr>`,
    ];
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="점검표"><table><caption>사람이 확인할 것</caption><thead><tr><th scope="col">기준</th><th scope="col">누가</th><th scope="col">물음</th><th scope="col">판정</th><th scope="col">메모</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function renderUntested(given: ReportData): string {
  const rows = groupUntested(given.outcomes);
  if (rows.length === 0) return '<p>계획한 확인을 모두 했습니다.</p>';
  const names = new Map(given.screens.flatMap(({ states }) => states.map(({ id, name }) => [id, name] as const)));
  return `<div class="scroll" tabindex="0" role="region" aria-label="확인하지 못한 것의 표"><table><caption>확인하지 못한 것 ${rows.length}건</caption><thead><tr><th scope="col">상태</th><th scope="col">보기</th><th scope="col">까닭</th><th scope="col">확인</th></tr></thead><tbody>${rows
    .map(
      ({ state, variant, reason, checks }) =>
        `<tr><th scope="row">${escapeText(names.get(state) ?? state)}</th><td>${escapeText(variant)}</td><td>${escapeText(reason)}</td><td>${checks.length}가지 (${escapeText(checks.slice(0, 3).join(', '))}${checks.length > 3 ? ' …' : ''})</td></tr>`,
    )
    .join('\n')}</tbody></table></div>`;
}

const renderTranscriptDifferences = ({ transcriptDifferences }: ReportData): string =>
  transcriptDifferences.length === 0
    ? '<p>검토된 기록과 다른 낭독이 없거나, 이번에는 비교하지 않았습니다.</p>'
    : `<ul>${transcriptDifferences.map(({ name, reason }) => `<li>${escapeText(name)}: ${escapeText(reason)}</li>`).join('')}</ul>`;

const countMethod = (method: TestMethod, methods: readonly TestMethod[]): number =>
  methods.filter((one) => one === method).length;

/** Renders the whole report as an HTML page. */
export function renderReport(
  given: ReportData,
  findings: readonly Finding[],
  figures: ReportFigures,
  when: Date,
): string {
  const isAsked = (ids: readonly string[]): boolean =>
    given.requestedCriteria.length === 0 || ids.some((id) => given.requestedCriteria.includes(id));
  const wcagRows = wcag
    .filter(({ id }) => isAsked([id]))
    .map(({ id, level, name, method }) => ({ id, name, note: `${level} · ${methodTexts[method]}`, criteria: [id] }));
  const kwcagRows = kwcag
    .filter(({ criteria }) => isAsked(criteria))
    .map(({ id, name, criteria }) => ({ id, name, note: methodTexts[testMethodOfKwcagItem(id)], criteria }));
  const wcagMethods = wcag.map(({ method }) => method);
  const kwcagMethods = kwcag.map(({ id }) => testMethodOfKwcagItem(id));
  const open = groupUntested(given.outcomes).length;
  const sections = [
    ['summary', '요약'],
    ['wcag', 'WCAG 2.2'],
    ['kwcag', 'KWCAG 2.2'],
    ['findings', '결함'],
    ['spoken', '낭독 기록'],
    ['unchecked', '확인하지 못한 것'],
    ['worksheet', '사람이 확인할 것'],
  ];
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>접근성 점검 결과 | ${escapeText(given.base)}</title><style>${reportCss}</style></head>
<body><header><h1>접근성 점검 결과</h1><p>${escapeText(given.base)} · ${when.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}</p>
<nav aria-label="차례"><ul>${sections.map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ul></nav></header>
<main><section aria-labelledby="summary"><h2 id="summary">요약</h2>
<ul class="figures">${renderFigure('화면', given.screens.length)}${renderFigure('상태', figures.states)}${renderFigure('방문', figures.visits)}${renderFigure('보기(너비·색·글자)', figures.variants)}${renderFigure('결함', findings.length)}${renderFigure('확인하지 못한 것', open)}${renderFigure('걸린 시간', `${Math.round(figures.seconds / 6) / 10}분`)}</ul>
<p>이 결과는 기계가 확인한 것만을 말합니다. WCAG 2.2 A·AA의 ${wcag.length}개 기준 가운데 ${countMethod('machine', wcagMethods)}개는 기계가, ${countMethod('partly', wcagMethods)}개는 일부를 기계가, ${countMethod('person', wcagMethods)}개는 사람이 확인합니다. KWCAG 2.2의 33개 항목은 차례로 ${countMethod('machine', kwcagMethods)}개, ${countMethod('partly', kwcagMethods)}개, ${countMethod('person', kwcagMethods)}개입니다. 표준을 지킨다는 판정이나 인증이 아닙니다.</p>
<dl>${Object.values(cellTexts)
    .map(({ sign, text }) => `<dt>${sign}</dt><dd>${text}</dd>`)
    .join('')}</dl></section>
<section aria-labelledby="wcag"><h2 id="wcag">WCAG 2.2</h2>${renderMatrix('WCAG 2.2 기준과 화면', wcagRows, given)}</section>
<section aria-labelledby="kwcag"><h2 id="kwcag">KWCAG 2.2</h2>${renderMatrix('KWCAG 2.2 항목과 화면', kwcagRows, given)}</section>
<section aria-labelledby="findings"><h2 id="findings">결함 ${findings.length}건</h2>${renderFindings(findings, given)}</section>
<section aria-labelledby="spoken"><h2 id="spoken">낭독 기록</h2>${renderTranscriptDifferences(given)}</section>
<section aria-labelledby="unchecked"><h2 id="unchecked">확인하지 못한 것</h2>${renderUntested(given)}</section>
<section aria-labelledby="worksheet"><h2 id="worksheet">사람이 확인할 것</h2>${renderWorksheet(given.requestedCriteria)}</section></main></body></html>
`;
}
