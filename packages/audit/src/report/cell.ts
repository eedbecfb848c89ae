/** The kinds of conclusion about a criterion on a screen. */
export type CellKind = 'failed' | 'passed' | 'partly' | 'inapplicable' | 'person' | 'untested';

/** Sign and Korean text of each kind of cell. */
export const cellTexts: Record<CellKind, { sign: string; text: string }> = {
  failed: { sign: '✗', text: '결함' },
  passed: { sign: '✓', text: '기계가 확인: 결함 없음' },
  partly: { sign: '◐', text: '기계가 본 부분은 결함 없음, 나머지는 사람이 확인' },
  inapplicable: { sign: '–', text: '기계가 볼 대상이 없음' },
  person: { sign: '☐', text: '사람이 확인' },
  untested: { sign: '?', text: '확인 안 됨' },
};
