import { clauseOfEn301549 } from '#audit/criteria/en301549.ts';
import { kwcag } from '#audit/criteria/kwcag.ts';
import {
  complianceText,
  complianceWith,
  type MachineResults,
  reportedCriteria,
  resultsOf,
  termFor,
  termNames,
} from './conformance.ts';
import { escapeText } from './escape-text.ts';
import type { ReportData } from './matrix.ts';
import { isRequested } from './matrix-table.ts';

/** Renders the conformance with each criterion of WCAG, with its clause of EN 301 549. */
export function renderConformance(machine: MachineResults, { worksheet }: ReportData): string {
  const rows = reportedCriteria(machine).map(({ id, level, name }) => {
    const results = resultsOf(id, machine, worksheet.values);
    const term = termFor(results);
    const countScreens = (result: (typeof results)[number]): number => results.filter((one) => one === result).length;
    return `<tr data-criterion="${id}"><th scope="row">${id} ${escapeText(name)} <small>(${level})</small></th><td class="${term}" data-is="term">${termNames[term]}</td><td>${clauseOfEn301549(id) ?? '없음'}</td><td data-is="fail">${countScreens('fail')}</td><td data-is="undecided">${countScreens('undecided')}</td></tr>`;
  });
  return `<p>VPAT 2.5의 말을 씁니다. 결함이 없어도 판정하지 않은 화면이 하나라도 있으면 '평가하지 않음'입니다. 부적합 화면이 해당하는 화면의 절반을 넘으면 '미지원', 아니면 '부분 지원'입니다. VPAT 2.5는 A와 AA에 '평가하지 않음'을 받지 않으므로, 내기 전에 점검표를 채워야 합니다. EN 301 549 v3.2.1은 WCAG 2.1을 따라 2.2의 새 기준에는 조항이 없습니다.</p>
<div class="scroll" tabindex="0" role="region" aria-label="WCAG 2.2 적합성 표"><table class="results"><caption>WCAG 2.2 적합성 (VPAT 2.5)과 EN 301 549</caption><thead><tr><th scope="col">기준</th><th scope="col">적합성</th><th scope="col">EN 301 549</th><th scope="col">부적합 화면</th><th scope="col">미판정 화면</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Renders the compliance with each item of KWCAG in per cent, and the formula. */
export function renderCompliance(machine: MachineResults, given: ReportData): string {
  const items = kwcag.filter(({ criteria }) => isRequested(given, criteria));
  const rows = items.map(({ id, name, principle }) => {
    const compliance = complianceWith(id, machine, given.worksheet.values);
    return `<tr data-item="${id}"><th scope="row">${id} ${escapeText(name)}</th><td>${principle}</td><td data-is="compliance">${complianceText(compliance)}</td><td data-is="undecided">${compliance.undecided}</td></tr>`;
  });
  return `<p>준수율 = (적합 화면 + 해당 없는 화면) ÷ 판정한 화면 × 100. 국내 인증의 전문가 심사처럼 준수한 페이지 수를 심사한 페이지 수로 나눕니다. 심사에서 콘텐츠 수로 세는 항목(5.1.1, 5.2.1, 5.3.1, 7.3.2)도 여기서는 화면 수로 셉니다. 화면의 상태 하나라도 결함이 있으면 그 화면은 부적합입니다. 미판정 화면이 남은 준수율은 잠정값입니다.</p>
<div class="scroll" tabindex="0" role="region" aria-label="KWCAG 2.2 준수율 표"><table class="results"><caption>KWCAG 2.2 항목별 준수율</caption><thead><tr><th scope="col">항목</th><th scope="col">원칙</th><th scope="col">준수율</th><th scope="col">미판정 화면</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
