import { findCriterion } from '#audit/criteria/kinds.ts';
import { cellTexts, isLeftToPerson, type MachineResults } from './conformance.ts';
import { escapeText } from './escape-text.ts';
import { decisionName, decisionTitles } from './worksheet-file.ts';

/** Renders the row of a criterion on a screen. */
function renderRow(screen: string, id: string, { cells }: MachineResults): string {
  const { name, question } = findCriterion(id);
  const group = decisionName(screen, id);
  const radios = Object.entries(decisionTitles).map(
    ([value, title]) => `<label><input type="radio" name="${group}" value="${value}"> ${title}</label>`,
  );
  return `<fieldset class="row"><legend>${id} ${escapeText(name)}</legend>
<p>${escapeText(question ?? '기계가 확인하지 못한 것을 사람이 확인한다.')} <small>(${cellTexts[cells[id]?.[screen] ?? 'untested'].text})</small></p>
<div class="decision">${radios.join(' ')}<button type="button" data-clears="${group}">판정 지우기</button></div>
<label class="memo" for="memo-${screen}-${id}">메모<span class="hidden"> (${id})</span></label><textarea id="memo-${screen}-${id}" name="${group} memo" rows="1"></textarea></fieldset>`;
}

/** Renders the worksheet of each screen. The script of the report fills it in, and keeps what is filled in. */
export function renderWorksheets(machine: MachineResults): string {
  const sheets = machine.screens.map(({ id: screen, name }) => {
    const rows = Object.keys(machine.cells).filter((id) =>
      isLeftToPerson(id, machine.cells[id]?.[screen] ?? 'untested'),
    );
    return `<details class="sheet"><summary>${escapeText(name)} <span data-progress="${screen}"></span></summary>${rows
      .map((id) => renderRow(screen, id, machine))
      .join('\n')}</details>`;
  });
  return `<p>화면마다 사람이 판정할 것입니다. 적는 대로 이 브라우저에 남고, 위의 요약과 적합성에 곧바로 반영됩니다. 다른 컴퓨터에서 이어 하거나 보고서에 넣으려면 파일로 저장합니다. <code>npm run audit -- --worksheet 파일</code>은 저장한 판정을 새 보고서에 넣습니다.</p>
<div class="tools" hidden><button type="button" id="save">파일로 저장</button> <label class="button" for="load">파일 불러오기<input type="file" id="load" accept=".json,application/json"></label> <button type="button" id="open">모두 펼치기</button></div>
<p id="worksheet-status" role="status"></p>
${sheets.join('\n')}`;
}
