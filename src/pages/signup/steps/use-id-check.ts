import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { useCheckJoinDuplicate } from '#src/api/generated/account.ts';
import { CheckJoinDuplicateRequestParamType } from '#src/api/generated/model/checkJoinDuplicateRequestParamType.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { submitErrorsOf } from '#src/forms/submit-errors.ts';
import { createStore } from '#src/lib/store.ts';
import { createIdCheck, type IdCheck, reduceIdCheck } from './id-check.ts';

/** The ID check of a form. */
export type IdCheckModel = {
  state: IdCheck;
  edit: (id: string) => void;
  /** Requests whether the ID is available (contract: `checkJoinDuplicate`). */
  check: () => void;
};

/** Manages the check of an ID. @param free an ID that is already known to be available, for example from a draft */
export function useIdCheck(free: string): IdCheckModel {
  const [store] = useState(() => createStore(createIdCheck(free)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { mutateAsync } = useCheckJoinDuplicate();
  const dispatch = (event: Parameters<typeof reduceIdCheck>[1]) =>
    store.set((current) => reduceIdCheck(current, event));
  return {
    state,
    edit: (id) => dispatch({ type: 'edited', id }),
    async check() {
      if (store.get().isPending) return;
      dispatch({ type: 'pressed' });
      const { id } = store.get();
      try {
        await mutateAsync({ data: { param: id, param_type: CheckJoinDuplicateRequestParamType.id } });
        dispatch({ type: 'free', id });
      } catch (error) {
        if (error instanceof ApiError && error.code === ErrorCode.alreadyInUse) return dispatch({ type: 'taken', id });
        const submitErrors = submitErrorsOf(error, {}, false);
        dispatch({ type: 'failed', id, message: typeof submitErrors === 'string' ? submitErrors : null });
      }
    },
  };
}
