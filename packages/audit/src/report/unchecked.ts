import { escapeText } from './escape-text.ts';
import { groupUntested, type ReportData } from './matrix.ts';

/** Renders the table of the checks that the machine could not do. */
function renderUntested(given: ReportData): string {
  const rows = groupUntested(given.outcomes);
  if (rows.length === 0) return '<p>기계가 하기로 한 확인 가운데 하지 못한 것은 없습니다.</p>';
  const names = new Map(given.screens.flatMap(({ states }) => states.map(({ id, name }) => [id, name] as const)));
  return `<div class="scroll" tabindex="0" role="region" aria-label="확인하지 못한 것의 표"><table><caption>확인하지 못한 것 ${rows.length}건</caption><thead><tr><th scope="col">상태</th><th scope="col">보기</th><th scope="col">까닭</th><th scope="col">확인</th></tr></thead><tbody>${rows
    .map(
      ({ state, variant, reason, checks }) =>
        `<tr><th scope="row">${escapeText(names.get(state) ?? state)}</th><td>${escapeText(variant)}</td><td>${escapeText(reason)}</td><td>${checks.length}가지 (${escapeText(checks.slice(0, 3).join(', '))}${checks.length > 3 ? ' …' : ''})</td></tr>`,
    )
    .join('\n')}</tbody></table></div>`;
}

/** Renders what was not checked: by the machine, and by a person. Only a complete report says that it is complete. */
export function renderUnchecked(given: ReportData): string {
  const left = `<p data-when-left>사람이 판정할 것이 <b data-left></b>건 남았습니다. <a href="#worksheet">점검표</a>에 적습니다.</p>`;
  const isMachineDone = groupUntested(given.outcomes).length === 0 && given.requestedCriteria.length === 0;
  return `${renderUntested(given)}${left}${isMachineDone ? '<p data-when-complete hidden>계획한 확인을 모두 했습니다.</p>' : ''}`;
}
