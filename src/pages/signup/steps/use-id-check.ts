import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { useCheckJoinDuplicate } from '#src/api/generated/account.ts';
import type { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { submitErrorsOf } from '#src/features/forms/submit-errors.ts';
import { createStore } from '#src/lib/store.ts';
import { beginIdCheck, type IdCheck, nextIdCheck } from './id-check.ts';

/** The check of a form's ID. */
export type IdCheckModel = {
  state: IdCheck;
  edit: (id: string) => void;
  /** Asks whether the ID is free, by the contract's `checkJoinDuplicate`. */
  check: () => void;
};

const taken = '43' satisfies ErrorCode;

/** Keeps what is known of an ID. @param free one that was found to be free before, such as in a draft */
export function useIdCheck(free: string): IdCheckModel {
  const [store] = useState(() => createStore(beginIdCheck(free)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { mutateAsync } = useCheckJoinDuplicate();
  const apply = (event: Parameters<typeof nextIdCheck>[1]) => store.set((was) => nextIdCheck(was, event));
  return {
    state,
    edit: (id) => apply({ type: 'edited', id }),
    async check() {
      if (store.get().isPending) return;
      apply({ type: 'pressed' });
      const { id } = store.get();
      try {
        await mutateAsync({ data: { param: id, param_type: 'id' } });
        apply({ type: 'free', id });
      } catch (error) {
        if (error instanceof ApiError && error.code === taken) return apply({ type: 'taken', id });
        const refused = submitErrorsOf(error, {}, false);
        apply({ type: 'failed', id, message: typeof refused === 'string' ? refused : null });
      }
    },
  };
}
