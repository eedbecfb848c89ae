import { checkJoinDuplicateFailures } from '#src/api/failures/account.ts';
import { useCheckJoinDuplicate } from '#src/api/generated/account.ts';
import type { CheckJoinDuplicateRequest } from '#src/api/generated/model/checkJoinDuplicateRequest.ts';
import { CheckJoinDuplicateRequestParamType } from '#src/api/generated/model/checkJoinDuplicateRequestParamType.ts';
import { type Confirmation, useFieldConfirmation } from '#src/forms/field-confirmation.ts';
import { idTexts, memberId } from './info-values.ts';

/** The check whether an ID is available: a field that a request confirms (contract: `checkJoinDuplicate`). */
export type IdCheck = {
  /** Returns what the server has said about an ID. A free ID is confirmed. */
  of: (id: string) => Confirmation;
  isPending: boolean;
  /** Requests whether an ID is available. */
  check: (id: string) => void;
};

const bodyOf = (param: string): CheckJoinDuplicateRequest => ({
  param,
  param_type: CheckJoinDuplicateRequestParamType.id,
});

/** Manages the check of an ID. @param free an ID that is already known to be available; empty if there is none */
export function useIdCheck(free: string): IdCheck {
  const initial = free === '' ? undefined : bodyOf(free);
  const confirmation = useFieldConfirmation(useCheckJoinDuplicate(), checkJoinDuplicateFailures, initial);
  return {
    of: (id) => confirmation.of(bodyOf(id)),
    isPending: confirmation.isPending,
    check: (id) => confirmation.request(bodyOf(id)),
  };
}

/** Returns the error message of an ID that can't be sent: it is unchecked or taken. Null if it can be sent. */
export function idProblem(check: IdCheck, id: string): string | null {
  const answer = check.of(id);
  if (answer.phase === 'confirmed') return null;
  return answer.phase === 'refused' ? answer.message : idTexts.unchecked;
}

/** Returns why the check button is disabled: the ID is empty, invalid or taken. Undefined if it is enabled. */
export function checkDisabledReason(check: IdCheck, id: string): string | undefined {
  if (id === '') return '아이디를 입력하면 누를 수 있습니다.';
  if (!memberId.safeParse(id).success) return idTexts.rule;
  const answer = check.of(id);
  return answer.phase === 'refused' ? answer.message : undefined;
}
