import { findCriterion } from '#audit/criteria/kinds.ts';
import { severityNames } from '#audit/criteria/severity.ts';
import type { State } from '#audit/screens/state.ts';
import { type Cause, groupByCause } from './causes.ts';
import { escapeText } from './escape-text.ts';
import type { ReportData } from './matrix.ts';

/** Names of the sources of findings. */
const engineNames = { axe: 'axe-core', ibm: 'IBM Equal Access', html: 'html-validate', own: '자체 확인' } as const;

/** Returns the steps to reach a state by hand, in Korean. */
function reproductionSteps(base: string, state: State | undefined): string[] {
  if (!state) return [];
  return [
    ...(state.memberId ? [`${state.memberId}(으)로 로그인한다`] : []),
    ...(state.scenarios ?? []).map(
      ({ operation, example, status = 200 }) =>
        `${operation}이(가) '${example}'(${status})로 답하게 한다 (Prefer: code=${status}, example=${example})`,
    ),
    ...(state.unanswered ?? []).map((operation) => `${operation}이(가) 답하지 않게 한다`),
    `${base}${decodeURI(state.path)} 화면을 연다`,
    ...(state.steps ?? []).map(({ description }) => description),
  ];
}

/** Returns the criteria of a cause with their names. */
const namedCriteria = (criteria: readonly string[]): string =>
  criteria.length === 0 ? '모범 사례' : criteria.map((id) => `${id} ${findCriterion(id).name}`).join(', ');

/** Renders names; all but the first few in a disclosure. */
function renderNames(names: readonly string[], shown = 5): string {
  if (names.length <= shown) return escapeText(names.join(', '));
  return `<details class="names"><summary>${escapeText(names.slice(0, 2).join(', '))} 외 ${names.length - 2}개</summary>${escapeText(names.join(', '))}</details>`;
}

function renderCause(cause: Cause, index: number, base: string, states: ReadonlyMap<string, State>): string {
  const [example] = cause.findings;
  const { problem } = example;
  const steps = reproductionSteps(base, states.get(example.state));
  const variants = [...new Set(cause.findings.flatMap((finding) => finding.variants))];
  const facts: [string, string][] = [
    ['할 일', escapeText(cause.remedy)],
    [`화면 ${cause.screens.length}개`, renderNames(cause.screens)],
    [`상태 ${cause.states.length}개`, renderNames(cause.states.map((id) => states.get(id)?.name ?? id))],
    [`보기 ${variants.length}가지`, renderNames(variants)],
    ['기준', escapeText(namedCriteria(cause.criteria))],
    [
      '규칙',
      `${escapeText(cause.check.title)} <small>(${engineNames[cause.engine]}, <code>${escapeText(cause.check.id)}</code>)</small>`,
    ],
    ...(problem.original
      ? [['원문', `<span lang="en">${escapeText(problem.original)}</span>`] as [string, string]]
      : []),
    ...(problem.selector ? [['요소', `<code>${escapeText(problem.selector)}</code>`] as [string, string]] : []),
    ...(problem.html ? [['마크업', `<code>${escapeText(problem.html)}</code>`] as [string, string]] : []),
    ['되풀이하기', `<ol>${steps.map((step) => `<li>${escapeText(step)}</li>`).join('')}</ol>`],
  ];
  return `<article class="${cause.severity}" aria-labelledby="cause-${index}"><h3 id="cause-${index}">${index + 1}. ${escapeText(problem.message)}</h3>
<p class="badges"><span class="badge">${severityNames[cause.severity]}</span> <span>${cause.findings.length}건</span></p>
${cause.picture ? `<img src="${cause.picture}" alt="결함이 있는 요소의 모습">` : ''}
<dl>${facts.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl></article>`;
}

/** Renders all findings, grouped by their cause, with the steps to reproduce one of each. */
export function renderCauses({ base, screens, findings }: ReportData): string {
  if (findings.length === 0) return '<p>기계가 확인한 것 가운데 결함이 없습니다.</p>';
  const states = new Map(screens.flatMap((screen) => screen.states.map((state) => [state.id, state] as const)));
  return groupByCause(findings, screens)
    .map((cause, index) => renderCause(cause, index, base, states))
    .join('\n');
}
