import { idTexts, memberId } from './info-values.ts';

/** The check whether an ID is free. */
export type IdCheck = {
  id: string;
  phase: 'unchecked' | 'free' | 'taken';
  isPending: boolean;
  /** Why the check could not be made. */
  failure: string | null;
};

/** What happens to a check. An answer names the ID that it is about: it may come after the next edit. */
export type IdCheckEvent =
  | { type: 'edited'; id: string }
  | { type: 'pressed' }
  | { type: 'free' | 'taken'; id: string }
  | { type: 'failed'; id: string; message: string | null };

/** @param id an ID that was found to be free before, empty where there is none */
export const beginIdCheck = (id: string): IdCheck => ({
  id,
  phase: id === '' ? 'unchecked' : 'free',
  isPending: false,
  failure: null,
});

/** What a check becomes. Another ID is unchecked, whatever was known of the one before. */
export function nextIdCheck(state: IdCheck, event: IdCheckEvent): IdCheck {
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

/** What keeps an ID from being sent: it was not checked, or it is taken. */
export function idProblem({ id, phase }: IdCheck, typed: string): string | null {
  if (id !== typed || phase === 'unchecked') return idTexts.unchecked;
  return phase === 'taken' ? idTexts.taken : null;
}

/** Why an ID can't be checked: there is none, it breaks the rule, or it is known to be taken. */
export function checkReason({ id, phase }: IdCheck, typed: string): string | undefined {
  if (typed === '') return '아이디를 입력하면 누를 수 있습니다.';
  if (!memberId.safeParse(typed).success) return idTexts.rule;
  return phase === 'taken' && id === typed ? idTexts.taken : undefined;
}
