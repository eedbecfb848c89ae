/** The script of the report: keeps the worksheet in the browser and in files, and counts its decisions. */

import type { MachineResults } from '#audit/report/conformance.ts';
import {
  type Decisions,
  emptyWorksheet,
  type Field,
  fieldNames,
  mergeWorksheets,
  parseWorksheet,
  type Verdict,
  verdictNames,
  type Worksheet,
} from '#audit/report/worksheet-file.ts';
import { showResults } from './results.ts';

/** Returns the text of an element of the report that has JSON. */
const readData = (id: string): string => document.getElementById(id)?.textContent ?? '';

const machine: MachineResults = JSON.parse(readData('machine-results'));
const included = parseWorksheet(readData('worksheet-data'));
let worksheet: Worksheet = 'problem' in included ? emptyWorksheet('') : included;
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

function readFromBrowser(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const isField = (name: string | undefined): name is Field => name !== undefined && Object.hasOwn(fieldNames, name);
const isVerdict = (value: string): value is Verdict => Object.hasOwn(verdictNames, value);

const rows = [...document.querySelectorAll<HTMLElement>('.row')].flatMap((element) => {
  const { screen, criterion } = element.dataset;
  const memo = element.querySelector('textarea');
  return screen && criterion && memo ? [{ element, screen, criterion, memo }] : [];
});
const fieldInputs = [...document.querySelectorAll<HTMLInputElement>('[data-field]')];

/** Shows the worksheet in its inputs, and what follows from it. */
function showWorksheet(): void {
  for (const { element, screen, criterion, memo } of rows) {
    const decision = worksheet.decisions[screen]?.[criterion];
    for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === decision?.verdict;
    memo.value = decision?.memo ?? '';
  }
  for (const input of fieldInputs)
    if (isField(input.dataset.field)) input.value = worksheet.fields[input.dataset.field] ?? '';
  showResults(machine, worksheet.decisions);
}

function changeDecision(screen: string, criterion: string, verdict: Verdict | null, memo: string): void {
  const decisions: Decisions = {
    ...worksheet.decisions,
    [screen]: { ...worksheet.decisions[screen], [criterion]: { verdict, memo } },
  };
  worksheet = { ...worksheet, decisions };
  storeInBrowser();
  showResults(machine, decisions);
}

for (const { element, screen, criterion, memo } of rows) {
  const readRow = (): void => {
    const value = element.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    changeDecision(screen, criterion, isVerdict(value) ? value : null, memo.value);
  };
  element.addEventListener('input', readRow);
  element.querySelector('.clear')?.addEventListener('click', () => {
    for (const radio of element.querySelectorAll('input')) radio.checked = false;
    readRow();
  });
}

for (const input of fieldInputs)
  input.addEventListener('input', () => {
    if (isField(input.dataset.field))
      worksheet = { ...worksheet, fields: { ...worksheet.fields, [input.dataset.field]: input.value } };
    storeInBrowser();
  });

function saveToFile(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(worksheet, null, 2)], { type: 'application/json' }));
  link.download = `점검표-${worksheet.site}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  showStatus('점검표를 파일로 저장했습니다.');
}

/** Adds the decisions of a file to the worksheet. A file that cannot be read changes nothing. */
async function loadFromFile(file: File): Promise<void> {
  const loaded = parseWorksheet(await file.text());
  if ('problem' in loaded) {
    const reason =
      loaded.problem === 'otherVersion'
        ? `${loaded.version}판의 점검표라 열 수 없습니다. 이 보고서는 ${worksheet.version}판을 읽습니다.`
        : '점검표 파일이 아닙니다.';
    showStatus(`${file.name}: ${reason} 지금까지 적은 것은 그대로입니다.`);
    return;
  }
  worksheet = mergeWorksheets(worksheet, loaded);
  storeInBrowser();
  showWorksheet();
  const count = Object.values(loaded.decisions).flatMap((byCriterion) => Object.keys(byCriterion ?? {})).length;
  showStatus(`${file.name}: ${count}개 항목을 불러왔습니다.`);
}

const openAll = (): void => {
  for (const sheet of document.querySelectorAll('details')) sheet.open = true;
};

document.getElementById('save')?.addEventListener('click', saveToFile);
document.getElementById('print')?.addEventListener('click', () => window.print());
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

const stored = readFromBrowser();
const known = stored === null ? null : parseWorksheet(stored);
if (known && !('problem' in known)) worksheet = mergeWorksheets(worksheet, known);
document.querySelector('.tools')?.removeAttribute('hidden');
showWorksheet();
