import {
  complianceText,
  complianceWith,
  countDecisions,
  countTerms,
  type MachineResults,
  resultsOf,
  type ScreenResult,
  termFor,
  termNames,
} from '#audit/report/conformance.ts';
import type { Values } from '#audit/report/worksheet-file.ts';

/** Shows what the results and decisions say about each criterion of WCAG, and each item of KWCAG. */
function showRows(machine: MachineResults, values: Values): void {
  const countOf = (results: readonly ScreenResult[], kind: ScreenResult): string =>
    String(results.filter((result) => result === kind).length);
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-row]')) {
    const id = row.dataset.row ?? '';
    const [results, compliance] = [resultsOf(id, machine, values), complianceWith(id, machine, values)];
    const isItem = row.querySelector('[data-is="compliance"]') !== null;
    const term = termFor(results);
    const texts = isItem
      ? { compliance: complianceText(compliance), undecided: String(compliance.undecided) }
      : { term: termNames[term], fail: countOf(results, 'fail'), undecided: countOf(results, 'undecided') };
    for (const [part, text] of Object.entries(texts)) {
      const cell = row.querySelector(`[data-is="${part}"]`);
      if (cell) cell.textContent = text;
      if (cell && part === 'term') cell.className = term;
    }
  }
}

/** Shows the conclusions of the report and the progress of the worksheet. */
export function showResults(machine: MachineResults, values: Values): void {
  showRows(machine, values);
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
