import {
  complianceText,
  complianceWith,
  countDecisions,
  countTerms,
  type MachineResults,
  resultsOf,
  termFor,
  termNames,
} from '#audit/report/conformance.ts';
import type { Values } from '#audit/report/worksheet-file.ts';

/** Writes a text into the part of a row that shows it. */
function setText(row: Element, part: string, text: string): void {
  const element = row.querySelector(`[data-is="${part}"]`);
  if (element) element.textContent = text;
}

function showConformance(machine: MachineResults, values: Values): void {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-criterion]')) {
    const results = resultsOf(row.dataset.criterion ?? '', machine, values);
    const term = termFor(results);
    setText(row, 'term', termNames[term]);
    const cell = row.querySelector('[data-is="term"]');
    if (cell) cell.className = term;
    setText(row, 'fail', String(results.filter((result) => result === 'fail').length));
    setText(row, 'undecided', String(results.filter((result) => result === 'undecided').length));
  }
}

function showCompliance(machine: MachineResults, values: Values): void {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-item]')) {
    const compliance = complianceWith(row.dataset.item ?? '', machine, values);
    setText(row, 'compliance', complianceText(compliance));
    setText(row, 'undecided', String(compliance.undecided));
  }
}

/** Shows the conclusions of the report and the progress of the worksheet. */
export function showResults(machine: MachineResults, values: Values): void {
  showConformance(machine, values);
  showCompliance(machine, values);
  for (const [term, count] of Object.entries(countTerms(machine, values)))
    for (const element of document.querySelectorAll(`[data-term="${term}"]`)) element.textContent = String(count);
  const { made, all } = countDecisions(machine, values);
  for (const element of document.querySelectorAll('[data-left]')) element.textContent = String(all - made);
  for (const element of document.querySelectorAll<HTMLElement>('[data-when-left]')) element.hidden = made === all;
  for (const element of document.querySelectorAll<HTMLElement>('[data-when-complete]')) element.hidden = made !== all;
  for (const element of document.querySelectorAll<HTMLElement>('[data-progress]')) {
    const progress = countDecisions(machine, values, element.dataset.progress);
    element.textContent = `${progress.made}/${progress.all}`;
  }
}
