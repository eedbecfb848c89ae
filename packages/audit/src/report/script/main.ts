/** The script of the report: keeps the worksheet in the browser and in files, and counts its decisions. */

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
import { parseWorksheet, type Values } from '#audit/report/worksheet-file.ts';

/** Returns the text of an element of the report that has JSON. */
const readData = (id: string): string => document.getElementById(id)?.textContent ?? '';

const machine: MachineResults = JSON.parse(readData('machine-results'));
let worksheet = parseWorksheet(readData('worksheet-data'));
// A worksheet of another version has another key, so this report never overwrites it.
const storageKey = `accessibility-worksheet:${worksheet.version}:${worksheet.site}`;

/** Announces a line to everyone. */
function showStatus(line: string): void {
  const status = document.getElementById('worksheet-status');
  if (status) status.textContent = line;
}

function storeInBrowser(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(worksheet));
  } catch {
    showStatus('이 브라우저에 남기지 못했습니다. 닫기 전에 파일로 저장하십시오.');
  }
}

/** Shows what the results and decisions say about each criterion of WCAG, and each item of KWCAG. */
function showRows(values: Values): void {
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
function showResults(values: Values): void {
  showRows(values);
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

/** Shows the worksheet in its inputs, and what follows from it. */
function showWorksheet(): void {
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main [name]')) {
    const value = worksheet.values[input.name] ?? '';
    if (input instanceof HTMLInputElement && input.type === 'radio') input.checked = input.value === value;
    else input.value = value;
  }
  showResults(worksheet.values);
}

/** Adds values to the worksheet, in place of former ones with the same names. */
function addValues(values: Values): void {
  worksheet = { ...worksheet, values: { ...worksheet.values, ...values } };
  storeInBrowser();
}

document.querySelector('main')?.addEventListener('input', ({ target }) => {
  const input = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
  if (!input?.name) return;
  addValues({ [input.name]: input.value });
  showResults(worksheet.values);
});
for (const button of document.querySelectorAll<HTMLElement>('[data-clears]'))
  button.addEventListener('click', () => {
    addValues({ [button.dataset.clears ?? '']: '' });
    showWorksheet();
  });

function saveToFile(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(worksheet, null, 2)], { type: 'application/json' }));
  link.download = `점검표-${worksheet.site}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  showStatus('점검표를 파일로 저장했습니다.');
}

/** Adds what a file has to the worksheet. A file that cannot be read changes nothing. */
async function loadFromFile(file: File): Promise<void> {
  try {
    const { values } = parseWorksheet(await file.text());
    addValues(values);
    showWorksheet();
    showStatus(`${file.name}: ${Object.keys(values).length}개 항목을 불러왔습니다.`);
  } catch {
    showStatus(`${file.name}: 이 판의 점검표 파일이 아닙니다. 지금까지 적은 것은 그대로입니다.`);
  }
}

const openAll = (): void => {
  for (const sheet of document.querySelectorAll('details')) sheet.open = true;
};

document.getElementById('save')?.addEventListener('click', saveToFile);
document.getElementById('open')?.addEventListener('click', openAll);
document.getElementById('load')?.addEventListener('change', ({ currentTarget }) => {
  const input = currentTarget instanceof HTMLInputElement ? currentTarget : undefined;
  const file = input?.files?.[0];
  // The same file can be chosen again.
  if (input && file)
    void loadFromFile(file).then(() => {
      input.value = '';
    });
});
window.addEventListener('beforeprint', openAll);

try {
  addValues(parseWorksheet(localStorage.getItem(storageKey) ?? '').values);
} catch {
  // Nothing was stored, or the browser stores nothing for files. Each later input says so.
}
document.querySelector('.tools')?.removeAttribute('hidden');
showWorksheet();
