import type { PageCheck, Problem } from '#audit/model.ts';
import { findExposed, isVisible, isVisuallyHidden, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';

const emptyRoles = '[role=none], [role=presentation], [role=generic], [role=group], [role=paragraph]';

/** Whether a cell of a table looks like one of its heads: bolder than the cells below, or on another background. */
function looksLikeHead(cell: Element, below: Element): boolean {
  const [one, two] = [getComputedStyle(cell), getComputedStyle(below)];
  const rowColours = [cell.parentElement, below.parentElement].map((row) =>
    row ? getComputedStyle(row).backgroundColor : '',
  );
  const isBolder = Number(one.fontWeight) >= 600 && Number(two.fontWeight) < 600;
  return isBolder || one.backgroundColor !== two.backgroundColor || rowColours[0] !== rowColours[1];
}

/** Finds a first column of bold cells that are no heads of their rows, while all other cells are plain. */
function rowHeadProblems(rows: readonly HTMLTableRowElement[]): Problem[] {
  const body = rows.filter((row) => row.parentElement?.tagName === 'TBODY' && row.cells.length > 1);
  const isBold = (cell: Element): boolean => Number(getComputedStyle(cell).fontWeight) >= 600;
  const looksLikeHeads = body.every((row) => {
    const [first, ...others] = row.cells;
    return first?.tagName === 'TD' && visibleText(first) !== '' && isBold(first) && !others.some(isBold);
  });
  const [first] = body[0]?.cells ?? [];
  return body.length > 1 && looksLikeHeads && first
    ? [problemAt(first, '행의 머리 칸처럼 보이지만 머리 칸이 아니다')]
    : [];
}

/** Finds heads that are no heads, and heads whose direction contradicts their place. */
function headProblems(table: HTMLTableElement): Problem[] {
  const problems: Problem[] = [];
  const rows = [...table.rows].filter(isVisible);
  const [first, second] = rows;
  if (first && second && first.cells.length > 1) {
    const plain = [...first.cells].filter((cell) => cell.tagName === 'TD' && visibleText(cell) !== '');
    const isHeadRow =
      plain.length > 0 &&
      [...first.cells].every((cell, index) => {
        const below = second.cells[index];
        return (
          visibleText(cell) === '' || (below !== undefined && below.tagName === 'TD' && looksLikeHead(cell, below))
        );
      });
    for (const cell of isHeadRow ? plain : []) problems.push(problemAt(cell, '머리 칸처럼 보이지만 머리 칸이 아니다'));
  }
  problems.push(...rowHeadProblems(rows));
  for (const head of table.querySelectorAll('th')) {
    const role = head.getAttribute('role');
    if (role !== null && !/^(columnheader|rowheader)$/.test(role))
      problems.push(problemAt(head, `머리 칸의 역할이 '${role}'이다`));
    const cells = [...(head.parentElement?.children ?? [])];
    const scope = head.getAttribute('scope') ?? '';
    if (/^row/.test(scope) && cells.length > 1 && cells.every((cell) => cell.tagName === 'TH'))
      problems.push(problemAt(head, '열의 머리 칸인데 행의 머리 칸이라고 한다'));
    if (/^col/.test(scope) && head.closest('tbody') && cells.some((cell) => cell.tagName === 'TD'))
      problems.push(problemAt(head, '행의 머리 칸인데 열의 머리 칸이라고 한다'));
  }
  return problems;
}

/** Whether a cell shows the name of its column by itself, as on a narrow screen. */
const showsColumn = (cell: Element): boolean => /^"[^"]*[가-힣A-Za-z]/.test(getComputedStyle(cell, '::before').content);

/**
 * Finds tables with figures whose heads are not seen, and whose cells do not show the name of their column in their place.
 * Words, such as names and affiliations, explain themselves.
 */
function unseenHeads(table: HTMLTableElement): Problem[] {
  const heads = [...(table.tHead?.querySelectorAll('th') ?? [])];
  const cells = [...table.querySelectorAll('tbody td')].filter(
    (cell) => isVisible(cell) && /\d/.test(visibleText(cell)),
  );
  const areUnseen = heads.length > 1 && heads.every((head) => !isVisible(head) || isVisuallyHidden(head));
  const [first] = cells;
  return first && areUnseen && !cells.some(showsColumn)
    ? [problemAt(first, '머리 칸이 보이지 않는데, 칸에도 무엇인지 적혀 있지 않다')]
    : [];
}

/** Finds captions of lists, such as 'x 목록', of which neither a heading nor the current item of a menu speaks. */
function captionProblems(table: HTMLTableElement): Problem[] {
  const subject = /^(.{2,})\s목록$/.exec(table.caption?.textContent?.split(',')[0]?.trim() ?? '')?.[1];
  const spoken = [...document.querySelectorAll('h1, h2, h3, [aria-current=page]')].map(
    ({ textContent }) => textContent,
  );
  return table.caption && subject && !spoken.join(' ').replace(/\s/g, '').includes(subject.replace(/\s/g, ''))
    ? [
        problemAt(table.caption, `표의 제목 '${subject} 목록'이(가) 화면의 어느 제목과도 맞지 않는다`, [
          '1.3.1',
          '2.4.6',
        ]),
      ]
    : [];
}

/** Returns the left edges of the text cells of a row. */
const cellEdges = (row: Element): number[] =>
  [...row.children]
    .filter((cell) => isVisible(cell) && visibleText(cell) !== '')
    .map((cell) => Math.round(cell.getBoundingClientRect().left));

/** Whether the children of an element look like the rows of a table: three or more with the same three columns. */
function looksLikeTable(element: Element): boolean {
  const rows = [...element.children].filter(isVisible);
  if (rows.length < 3) return false;
  const [first = [], ...rest] = rows.map(cellEdges);
  if (first.length < 3 || new Set(first).size < first.length) return false;
  return rest.every(
    (edges) => edges.length === first.length && edges.every((edge, index) => Math.abs(edge - (first[index] ?? 0)) <= 1),
  );
}

/** Compares what looks like a table with the tables of the accessibility tree (WCAG 1.3.1). */
export const seenTables: PageCheck = {
  id: 'seen-tables',
  title: '표처럼 보이는 것은 표이고, 머리 칸처럼 보이는 것은 머리 칸이다',
  criteria: ['1.3.1', '2.4.6'],
  inspect() {
    const root = topDialog() ?? document.body;
    const tables = findExposed('table', root);
    const problems: Problem[] = [];
    for (const table of tables) {
      if (!(table instanceof HTMLTableElement)) continue;
      const isData =
        table.querySelector('th, caption, thead') !== null ||
        (table.rows.length > 1 && (table.rows[0]?.cells.length ?? 0) > 1);
      if (table.matches(emptyRoles) && isData) problems.push(problemAt(table, '표가 표의 역할을 잃었다'));
      for (const part of table.querySelectorAll('tr, td, tbody, thead'))
        if (part.matches(emptyRoles)) problems.push(problemAt(part, '표의 줄이나 칸이 그 역할을 잃었다'));
      problems.push(...headProblems(table), ...unseenHeads(table), ...captionProblems(table));
    }
    const grids = findExposed('div, section, ul, ol, dl', root).filter(
      (element) => !element.closest('table, [role=table], [role=grid], [role=treegrid], svg'),
    );
    for (const grid of grids) if (looksLikeTable(grid)) problems.push(problemAt(grid, '표처럼 보이지만 표가 아니다'));
    return { examined: tables.length + grids.length, problems };
  },
};
