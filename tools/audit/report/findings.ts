import { findCriterion } from '#tools/audit/criteria/kinds.ts';
import type { Finding } from '#tools/audit/model.ts';
import type { State } from '#tools/audit/screens/state.ts';
import { escapeText } from './escape-text.ts';
import type { ReportData } from './matrix.ts';

const engines = { axe: 'axe-core', ibm: 'IBM Equal Access', html: 'html-validate', own: '자체 확인' } as const;

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
    `${base}${state.path} 화면을 연다`,
    ...(state.steps ?? []).map(({ description }) => description),
  ];
}

function renderFinding(
  { check, engine, problem, variants, picture, state }: Finding,
  index: number,
  base: string,
  states: ReadonlyMap<string, State>,
): string {
  const criteria = problem.criteria ?? check.criteria;
  const named =
    criteria.length === 0 ? '모범 사례' : criteria.map((id) => `${id} ${findCriterion(id).name}`).join(', ');
  const known = states.get(state);
  return `<article aria-labelledby="f${index}"><h3 id="f${index}">${index + 1}. ${escapeText(check.title)}</h3>
<p>${escapeText(problem.message)}</p>
${picture ? `<img src="${picture}" alt="결함이 있는 요소의 모습">` : ''}
<dl><dt>화면</dt><dd>${escapeText(known?.name ?? state)}</dd><dt>보기</dt><dd>${escapeText(variants.join(', '))}</dd><dt>기준</dt><dd>${escapeText(named)}</dd><dt>규칙</dt><dd>${engines[engine]}, <code>${escapeText(check.id)}</code></dd>${
    problem.selector ? `<dt>요소</dt><dd><code>${escapeText(problem.selector)}</code></dd>` : ''
  }${problem.html ? `<dt>마크업</dt><dd><code>${escapeText(problem.html)}</code></dd>` : ''}<dt>되풀이하기</dt><dd><ol>${reproductionSteps(
    base,
    known,
  )
    .map((step) => `<li>${escapeText(step)}</li>`)
    .join('')}</ol></dd></dl></article>`;
}

/** Renders all findings as HTML, with the steps to reproduce them. */
export function renderFindings(findings: readonly Finding[], { base, screens }: ReportData): string {
  const states = new Map(screens.flatMap((screen) => screen.states.map((state) => [state.id, state] as const)));
  if (findings.length === 0) return '<p>기계가 확인한 것 가운데 결함이 없습니다.</p>';
  return findings.map((finding, index) => renderFinding(finding, index, base, states)).join('\n');
}
