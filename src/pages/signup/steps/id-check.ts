import { idTexts, memberId } from './info-values.ts';

/** The state of the check whether an ID is available. */
export type IdCheck = {
  id: string;
  phase: 'unchecked' | 'free' | 'taken';
  isPending: boolean;
  /** The error message of a failed check. */
  failure: string | null;
};

/** An event of the check. A response event carries the checked ID, because the visitor may have edited it meanwhile. */
export type IdCheckEvent =
  | { type: 'edited'; id: string }
  | { type: 'pressed' }
  | { type: 'free' | 'taken'; id: string }
  | { type: 'failed'; id: string; message: string | null };

/** Returns the initial state. @param id an ID that is already known to be available, or an empty text */
export const createIdCheck = (id: string): IdCheck => ({
  id,
  phase: id === '' ? 'unchecked' : 'free',
  isPending: false,
  failure: null,
});

/** Returns the next state of the check (reducer). An edited ID is always unchecked. */
export function reduceIdCheck(state: IdCheck, event: IdCheckEvent): IdCheck {
  switch (event.type) {
    case 'edited':
      return event.id === state.id ? state : { ...state, id: event.id, phase: 'unchecked', failure: null };
    case 'pressed':
      return state.isPending || state.id === '' ? state : { ...state, isPending: true, failure: null };
    case 'failed':
      return event.id === state.id
        ? { ...state, isPending: false, phase: 'unchecked', failure: event.message }
        : { ...state, isPending: false };
    default:
      return event.id === state.id ? { ...state, isPending: false, phase: event.type } : { ...state, isPending: false };
  }
}

/** Returns the error message of an ID that can't be sent: it is unchecked or taken. Null if it can be sent. */
export function idProblem({ id, phase }: IdCheck, typed: string): string | null {
  if (id !== typed || phase === 'unchecked') return idTexts.unchecked;
  return phase === 'taken' ? idTexts.taken : null;
}

/** Returns why the check button is disabled: the ID is empty, invalid or taken. Undefined if it is enabled. */
export function checkDisabledReason({ id, phase }: IdCheck, typed: string): string | undefined {
  if (typed === '') return '아이디를 입력하면 누를 수 있습니다.';
  if (!memberId.safeParse(typed).success) return idTexts.rule;
  return phase === 'taken' && id === typed ? idTexts.taken : undefined;
}
