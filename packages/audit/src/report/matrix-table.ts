import { findCriterion, testMethodOfKwcagItem } from '#audit/criteria/kinds.ts';
import { kwcag } from '#audit/criteria/kwcag.ts';
import { type TestMethod, wcag } from '#audit/criteria/wcag.ts';
import { cellTexts } from './conformance.ts';
import { escapeText } from './escape-text.ts';
import { type Cell, matrixCell, type ReportData } from './matrix.ts';

const methodTexts: Record<TestMethod, string> = { machine: '기계', partly: '기계 일부 + 사람', person: '사람' };

/** The criteria of WCAG 2.2 that WCAG 2.1 does not have. EN 301 549 v3.2.1 refers to WCAG 2.1, in its chapter 9. */
const criteriaOfWcag22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

const renderCell = (cell: Cell): string => {
  const { sign, text } = cellTexts[cell.is];
  const count = cell.is === 'failed' ? ` ${cell.count}` : '';
  return `<td class="${cell.is}" title="${text}"><span aria-hidden="true">${sign}${count}</span><span class="hidden">${text}${count}</span></td>`;
};

/** A row of a table. `name` is the attribute that names it to the script, which fills in the columns before the screens. */
type Row = { id: string; name: string; note: string; criteria: readonly string[] };

/** What a table says about each row as a whole: the parts that the script fills in, and their titles. */
type Columns = Readonly<Record<string, string>>;

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

function renderMatrix(
  caption: string,
  head: string,
  columns: Columns,
  rows: readonly Row[],
  given: ReportData,
): string {
  const screens = given.screens.map(({ name, states }) => ({ name, states: new Set(states.map(({ id }) => id)) }));
  const whole = Object.keys(columns).map((part) => `<td data-is="${part}"></td>`);
  const body = rows.map(({ id, name, note, criteria }) => {
    const cells = screens.map(({ states }) =>
      renderCell(combineCells(criteria.map((of) => matrixCell(of, states, given)))),
    );
    return `<tr data-row="${id}"><th scope="row">${id} ${escapeText(name)} <small>(${note})</small></th>${whole.join('')}${cells.join('')}</tr>`;
  });
  const heads = [head, ...Object.values(columns), ...screens.map(({ name }) => name)];
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table class="matrix"><caption>${caption}</caption><thead><tr>${heads
    .map((text) => `<th scope="col">${escapeText(text)}</th>`)
    .join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

const signs = Object.values(cellTexts).map(({ sign, text }) => `<dt>${sign}</dt><dd>${text}</dd>`);

/** Renders the conformance with each criterion of WCAG, its clause of EN 301 549, and what the machine found on each screen. */
export function renderWcagMatrix(given: ReportData): string {
  const columns = { term: '적합성', fail: '부적합 화면', undecided: '미판정 화면' };
  const rows = wcag.map(({ id, level, name, method }) => {
    const clause = criteriaOfWcag22.includes(id) ? '' : ` · EN 9.${id}`;
    return { id, name, note: `${level} · ${methodTexts[method]}${clause}`, criteria: [id] };
  });
  return `<p>적합성은 VPAT 2.5의 말입니다. 결함이 없어도 판정하지 않은 화면이 하나라도 있으면 '평가하지 않음'입니다. 부적합 화면이 해당하는 화면의 절반을 넘으면 '미지원', 아니면 '부분 지원'입니다. VPAT 2.5는 A와 AA에 '평가하지 않음'을 받지 않으므로, 내기 전에 점검표를 채워야 합니다. EN은 EN 301 549 v3.2.1의 조항이고, WCAG 2.2의 새 기준에는 없습니다.</p><dl class="signs">${signs.join('')}</dl>${renderMatrix('WCAG 2.2 기준과 화면', '기준', columns, rows, given)}`;
}

/** Renders the compliance with each item of KWCAG in per cent, with its formula, and what the machine found on each screen. */
export function renderKwcagMatrix(given: ReportData): string {
  const columns = { compliance: '준수율', undecided: '미판정 화면' };
  const rows = kwcag.map(({ id, name, principle, criteria }) => {
    return { id, name, note: `${principle} · ${methodTexts[testMethodOfKwcagItem(id)]}`, criteria };
  });
  return `<p>준수율 = (적합 화면 + 해당 없는 화면) ÷ 판정한 화면 × 100. 국내 인증의 전문가 심사처럼 준수한 페이지 수를 심사한 페이지 수로 나눕니다. 심사에서 콘텐츠 수로 세는 항목(5.1.1, 5.2.1, 5.3.1, 7.3.2)도 여기서는 화면 수로 셉니다. 화면의 상태 하나라도 결함이 있으면 그 화면은 부적합입니다. 미판정 화면이 남은 준수율은 잠정값입니다.</p>${renderMatrix('KWCAG 2.2 항목과 화면', '항목', columns, rows, given)}`;
}

const countMethod = (method: TestMethod, methods: readonly TestMethod[]): number =>
  methods.filter((one) => one === method).length;

/** Renders how many criteria and items a machine decides, decides in part, or leaves to a person. */
export function renderMethods(): string {
  const criteria = wcag.map(({ id }) => findCriterion(id).method);
  const items = kwcag.map(({ id }) => testMethodOfKwcagItem(id));
  return `WCAG 2.2 A·AA의 ${wcag.length}개 기준 가운데 ${countMethod('machine', criteria)}개는 기계가, ${countMethod('partly', criteria)}개는 일부를 기계가, ${countMethod('person', criteria)}개는 사람이 확인합니다. KWCAG 2.2의 33개 항목은 차례로 ${countMethod('machine', items)}개, ${countMethod('partly', items)}개, ${countMethod('person', items)}개입니다.`;
}
