import { findCriterion } from '#audit/criteria/kinds.ts';
import { cellTexts } from './cell.ts';
import { countDecisions, isLeftToPerson, type MachineResults } from './conformance.ts';
import { escapeText } from './escape-text.ts';
import { type Decision, decisionIn, decisionName, decisionTitles, type Values } from './worksheet-file.ts';

const renderRadio = (name: string, value: Decision, isChecked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}> ${decisionTitles[value]}</label>`;

/** Renders the row of a criterion on a screen. */
function renderRow(screen: string, id: string, { cells }: MachineResults, values: Values): string {
  const cell = cells[id]?.[screen] ?? 'untested';
  const { name, question } = findCriterion(id);
  const decision = decisionIn(values, screen, id);
  const group = decisionName(screen, id);
  const memo = `${group} memo`;
  const radios = (['pass', 'fail', 'notApplicable'] as const).map((value) =>
    renderRadio(group, value, decision === value),
  );
  return `<fieldset class="row"><legend>${id} ${escapeText(name)}</legend>
<p>${escapeText(question ?? '기계가 확인하지 못한 것을 사람이 확인한다.')} <small>(${cellTexts[cell].text})</small></p>
<div class="decision">${radios.join(' ')}<button type="button" data-clears="${group}">판정 지우기</button></div>
<label class="memo" for="memo-${screen}-${id}">메모<span class="hidden"> (${id})</span></label><textarea id="memo-${screen}-${id}" name="${memo}" rows="1">${escapeText(values[memo] ?? '')}</textarea></fieldset>`;
}

/** Renders the worksheet of each screen. The script of the report keeps what is filled in. */
export function renderWorksheets(machine: MachineResults, values: Values): string {
  const sheets = machine.screens.map(({ id: screen, name }) => {
    const rows = Object.keys(machine.cells).filter((id) =>
      isLeftToPerson(id, machine.cells[id]?.[screen] ?? 'untested'),
    );
    const { made, all } = countDecisions(machine, values, screen);
    return `<details class="sheet"><summary>${escapeText(name)} <span data-progress="${screen}">${made}/${all}</span></summary>${rows
      .map((id) => renderRow(screen, id, machine, values))
      .join('\n')}</details>`;
  });
  return `<p>화면마다 사람이 판정할 것입니다. 적는 대로 이 브라우저에 남고, 위의 요약과 적합성에 곧바로 반영됩니다. 다른 컴퓨터에서 이어 하거나 보고서에 넣으려면 파일로 저장합니다. <code>npm run audit -- --worksheet 파일</code>은 저장한 판정을 새 보고서에 넣습니다.</p>
<div class="tools" hidden><button type="button" id="save">파일로 저장</button> <label class="button" for="load">파일 불러오기<input type="file" id="load" accept=".json,application/json"></label> <button type="button" id="print">인쇄</button> <button type="button" id="open">모두 펼치기</button></div>
<p id="worksheet-status" role="status"></p>
${sheets.join('\n')}`;
}
