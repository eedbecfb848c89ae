import type { State } from '#audit/screens/state.ts';
import { escapeText } from './escape-text.ts';
import type { ReportData } from './matrix.ts';
import { fieldNames } from './worksheet-file.ts';

/** Returns the host of a site, which names it in worksheets; without the port, which differs between local runs. */
export const siteName = (base: string): string => {
  const { host, hostname } = new URL(base);
  return hostname === 'localhost' ? hostname : host;
};

const renderField = ([field, label]: [string, string]): string =>
  `<div class="field"><label for="field-${field}">${label}</label><input id="field-${field}" type="text" name="${field}"></div>`;

const describeState = ({ memberId, scenarios = [], unanswered = [] }: State): string =>
  [
    memberId ? `회원 ${memberId}` : '손님',
    ...scenarios.map(({ operation, example }) => `${operation}: ${example}`),
    ...unanswered.map((operation) => `${operation}: 답 없음`),
  ].join(', ');

/** Renders the sample: every state with its address and its conditions. */
function renderSample({ base, screens }: ReportData): string {
  const rows = screens.flatMap(({ name, states }) =>
    states.map(
      (state) =>
        `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(state.name)} <small>(${state.id})</small></td><td><code>${escapeText(`${base}${state.path}`)}</code></td><td>${escapeText(describeState(state))}</td></tr>`,
    ),
  );
  return `<details><summary>표본: 화면 ${screens.length}개, 상태 ${rows.length}개</summary><div class="scroll" tabindex="0" role="region" aria-label="표본의 표"><table class="sample"><caption>표본의 화면과 상태</caption><thead><tr><th scope="col">화면</th><th scope="col">상태</th><th scope="col">주소</th><th scope="col">조건</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div></details>`;
}

/** Renders the frame of the evaluation, with the parts that WCAG-EM asks for. @param when the time of the audit */
export function renderEvaluation(given: ReportData, when: Date): string {
  const { base, evaluation } = given;
  const tools = evaluation.tools.map(({ name, version }) => `<li>${escapeText(name)} ${escapeText(version)}</li>`);
  const facts: [string, string][] = [
    ['대상', escapeText(base)],
    ['대상의 판', escapeText(evaluation.siteVersion?.replace(/[{}"]/g, '') ?? '알 수 없음')],
    ['범위', 'WCAG 2.2 수준 A와 AA의 55개 기준, KWCAG 2.2의 33개 항목'],
    ['날짜', when.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' })],
    ['도구', `<ul>${tools.join('')}</ul>`],
    [
      '창의 크기와 보기',
      '너비 390, 900, 1440 px와 글자 100, 125, 150 %. 상태마다 밝은 색과 어두운 색에서 한 번씩, 서로 다른 너비와 글자로 봅니다. 높이는 900 px입니다. 강제 색과 조작(1440 px)과 재배치(320 px)는 화면마다, 그리고 새 조작 요소가 있는 상태에서 확인합니다.',
    ],
    [
      '방법',
      'WCAG-EM 1.0의 차례를 따릅니다. 표본은 고르지 않고 알려진 모든 화면과 상태를 씁니다. 상태마다 규칙 검사기 셋과 자체 확인(키보드, 초점, 알림, 움직임, 재배치)을 하고, 나머지는 점검표로 사람이 판정합니다.',
    ],
    ['기대하는 지원 환경', 'NVDA, VoiceOver, TalkBack을 사람이 따로 확인합니다.'],
  ];
  const fields = Object.entries(fieldNames).map(renderField);
  return `<dl>${facts.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>
<fieldset class="fields"><legend>평가한 사람</legend>${fields.join('')}</fieldset>${renderSample(given)}`;
}
