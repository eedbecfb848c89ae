import { findCriterion, testMethodOfKwcagItem } from '#audit/criteria/kinds.ts';
import { kwcag } from '#audit/criteria/kwcag.ts';
import { type TestMethod, wcag } from '#audit/criteria/wcag.ts';
import { cellTexts } from './cell.ts';
import { escapeText } from './escape-text.ts';
import { type Cell, matrixCell, type ReportData } from './matrix.ts';

const methodTexts: Record<TestMethod, string> = { machine: '기계', partly: '기계 일부 + 사람', person: '사람' };

const renderCell = (cell: Cell): string => {
  const { sign, text } = cellTexts[cell.is];
  const count = cell.is === 'failed' ? ` ${cell.count}` : '';
  return `<td class="${cell.is}" title="${text}"><span aria-hidden="true">${sign}${count}</span><span class="hidden">${text}${count}</span></td>`;
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

function renderMatrix(caption: string, rowHead: string, rows: readonly Row[], given: ReportData): string {
  const columns = given.screens.map(({ name, states }) => ({ name, states: new Set(states.map(({ id }) => id)) }));
  const body = rows.map(({ id, name, note, criteria }) => {
    const cells = columns.map(({ states }) =>
      renderCell(combineCells(criteria.map((of) => matrixCell(of, states, given)))),
    );
    return `<tr><th scope="row">${id} ${escapeText(name)} <small>(${note})</small></th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table class="matrix"><caption>${caption}</caption><thead><tr><th scope="col">${rowHead}</th>${columns
    .map(({ name }) => `<th scope="col">${escapeText(name)}</th>`)
    .join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/** Whether a report that is limited to some criteria has one of these. */
export const isRequested = ({ requestedCriteria }: ReportData, ids: readonly string[]): boolean =>
  requestedCriteria.length === 0 || ids.some((id) => requestedCriteria.includes(id));

/** Renders the conclusions of the machine about each criterion of WCAG on each screen. */
export function renderWcagMatrix(given: ReportData): string {
  const rows = wcag
    .filter(({ id }) => isRequested(given, [id]))
    .map(({ id, level, name, method }) => ({ id, name, note: `${level} · ${methodTexts[method]}`, criteria: [id] }));
  return renderMatrix('WCAG 2.2 기준과 화면', '기준', rows, given);
}

/** Renders the conclusions of the machine about each item of KWCAG on each screen. */
export function renderKwcagMatrix(given: ReportData): string {
  const rows = kwcag
    .filter(({ criteria }) => isRequested(given, criteria))
    .map(({ id, name, criteria }) => ({ id, name, note: methodTexts[testMethodOfKwcagItem(id)], criteria }));
  return renderMatrix('KWCAG 2.2 항목과 화면', '항목', rows, given);
}

const countMethod = (method: TestMethod, methods: readonly TestMethod[]): number =>
  methods.filter((one) => one === method).length;

/** Renders how many criteria and items a machine decides, decides in part, or leaves to a person. */
export function renderMethods(): string {
  const criteria = wcag.map(({ id }) => findCriterion(id).method);
  const items = kwcag.map(({ id }) => testMethodOfKwcagItem(id));
  return `WCAG 2.2 A·AA의 ${wcag.length}개 기준 가운데 ${countMethod('machine', criteria)}개는 기계가, ${countMethod('partly', criteria)}개는 일부를 기계가, ${countMethod('person', criteria)}개는 사람이 확인합니다. KWCAG 2.2의 33개 항목은 차례로 ${countMethod('machine', items)}개, ${countMethod('partly', items)}개, ${countMethod('person', items)}개입니다.`;
}
