import { ApiError, messageOf } from '#src/api/errors.ts';
import { useCheckJoinDuplicate } from '#src/api/generated/account.ts';
import { CheckJoinDuplicateRequestParamType } from '#src/api/generated/model/checkJoinDuplicateRequestParamType.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { idTexts, memberId } from './info-values.ts';

/** The check whether an ID is available. */
export type IdCheck = {
  /** Returns what the server has responded about an ID. An edited ID is unchecked. */
  phaseOf: (id: string) => 'unchecked' | 'free' | 'taken';
  /** Returns the message if the check of this ID has failed, otherwise null. */
  failureOf: (id: string) => string | null;
  isPending: boolean;
  /** Requests whether an ID is available (contract: `checkJoinDuplicate`). */
  check: (id: string) => void;
};

/** Manages the check of an ID. @param free an ID that is already known to be available, for example from a draft */
export function useIdCheck(free: string): IdCheck {
  const { mutateAsync, variables, error, isPending } = useCheckJoinDuplicate();
  const checkedId = variables ? variables.data.param : free;
  const isTaken = error instanceof ApiError && error.code === ErrorCode.alreadyInUse;
  const phase = isTaken ? 'taken' : error || isPending || checkedId === '' ? 'unchecked' : 'free';
  return {
    phaseOf: (id) => (id === checkedId ? phase : 'unchecked'),
    failureOf: (id) => (id === checkedId && error && !isTaken ? messageOf(error) : null),
    isPending,
    check: useOneAtATime((param: string) =>
      mutateAsync({ data: { param, param_type: CheckJoinDuplicateRequestParamType.id } }).catch(() => undefined),
    ),
  };
}

/** Returns the error message of an ID that can't be sent: it is unchecked or taken. Null if it can be sent. */
export function idProblem({ phaseOf }: IdCheck, id: string): string | null {
  const phase = phaseOf(id);
  return phase === 'free' ? null : idTexts[phase];
}

/** Returns why the check button is disabled: the ID is empty, invalid or taken. Undefined if it is enabled. */
export function checkDisabledReason({ phaseOf }: IdCheck, id: string): string | undefined {
  if (id === '') return '아이디를 입력하면 누를 수 있습니다.';
  if (!memberId.safeParse(id).success) return idTexts.rule;
  return phaseOf(id) === 'taken' ? idTexts.taken : undefined;
}
