import { useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { getSession, logoutMark } from '#src/api/session.ts';
import type { DraftControl } from '#src/components/forms/site-form-context.ts';
import { createDraftStore, type Draft, type DraftStore, draftsKey } from '#src/lib/forms/form-draft.ts';
import { now } from '#src/lib/time/clock.ts';
import { draftOwnerOf, draftStorageOf, isStoredBeyondTab, warnStorageUnavailable } from './draft-storage.ts';
import { discardDraftInMemory, findDraftInMemory, keepDraftInMemory } from './drafts-in-memory.ts';
import { registerOpenForm } from './open-forms.ts';

/** How a form keeps what is typed. */
export type DraftSettings<Values extends FieldValues> = {
  /** The form's name among the drafts; with the number of what is edited, where there is one ('post-12'). */
  key: string;
  /** Raised when the fields change; older drafts are dropped. */
  version?: number;
  /** Fields that are never kept, such as passwords and verification codes. Each form says so, if it has none as well. */
  secretFields: readonly (keyof Values & string)[];
  /** Fields with repeated entries, as `form-entries.ts` has them. */
  entries?: readonly string[];
};

/** How long typing rests before it is saved, in ms. */
const saveDebounceMs = 500;

/**
 * Keeps what is typed into a form, for the person who began to type. A session that ends by itself changes nothing; a
 * logout that the member chooses stops all writing and empties the form.
 * @param isDirty whether there is anything to keep
 * @returns what is shown of it, null without settings; and how to forget it
 */
export function useFormDraft<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  settings: DraftSettings<Values> | undefined,
  initial: Values,
  isDirty: () => boolean,
): { control: DraftControl | null; discardDraft: () => void } {
  const store = useRef<DraftStore | null>(null);
  const createStoreRef = useRef<() => DraftStore | null>(() => null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [offered, setOffered] = useState<Draft | null>(null);
  const [saved, setSaved] = useState<{ at: number | null; isKept: boolean }>({ at: null, isKept: true });
  const [isElsewhere, setElsewhere] = useState(false);
  const latest = useRef({ settings, initial, isDirty });
  latest.current = { settings, initial, isDirty };
  const key = settings?.key;
  /** Raised when the form begins anew, for the person who is logged in then. */
  const [restarts, setRestarts] = useState(0);
  const memberRef = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew who is logged in
  useEffect(() => {
    const { version = 1, secretFields = [], entries = [] } = latest.current.settings ?? {};
    memberRef.current = getSession()?.profile?.pk;
    if (key === undefined) return;
    const owner = draftOwnerOf(memberRef.current);
    const storage = draftStorageOf(owner);
    const initialLogoutMark = logoutMark();
    const initialValues = latest.current.initial;
    const options = { storage, owner, form: key, version, initial: initialValues, secretFields, entries };
    const createGuardedStore = () => {
      const drafts = createDraftStore(options);
      // After a logout that a member has chosen, in any tab, the form writes nothing any more.
      return {
        ...drafts,
        saveDraft: (values: Readonly<Record<string, unknown>>) =>
          logoutMark() === initialLogoutMark && drafts.save(values),
      };
    };
    const initialStore = createGuardedStore();
    createStoreRef.current = createGuardedStore;
    store.current = initialStore;
    const openedAt = now();
    setOffered(findDraftInMemory(memberRef.current, key) ?? initialStore.find());

    const save = () => {
      const drafts = store.current ?? initialStore;
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!latest.current.isDirty()) {
        drafts.remove(drafts.writer);
        return setSaved({ at: null, isKept: true });
      }
      if (logoutMark() !== initialLogoutMark) return;
      const isKept = drafts.save(rhf.getValues());
      setSaved({ at: now(), isKept: isKept && isStoredBeyondTab(owner) });
      if (!isKept) warnStorageUnavailable();
    };
    const savePendingDraft = () => {
      if (timer.current !== undefined) save();
    };
    const onStorage = (event: StorageEvent) => {
      const other = event.key === draftsKey(owner) ? (store.current ?? initialStore).find() : null;
      if (other && other.savedAt >= openedAt) setElsewhere(true);
    };
    const stop = rhf.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, saveDebounceMs);
      },
    });
    // The last event that a page on a phone is sure to get.
    document.addEventListener('visibilitychange', savePendingDraft);
    window.addEventListener('pagehide', savePendingDraft);
    window.addEventListener('storage', onStorage);
    return () => {
      savePendingDraft();
      stop();
      document.removeEventListener('visibilitychange', savePendingDraft);
      window.removeEventListener('pagehide', savePendingDraft);
      window.removeEventListener('storage', onStorage);
    };
  }, [key, rhf, restarts]);

  useEffect(() => {
    const cancelPendingSave = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const restartForm = () => {
      rhf.reset();
      cancelPendingSave();
      setSaved({ at: null, isKept: true });
      setElsewhere(false);
      setRestarts((before) => before + 1);
    };
    return registerOpenForm({
      clear(of) {
        // What a guest has typed is not attributed to the member who logs out elsewhere.
        const isKept = key !== undefined && of !== null && memberRef.current === of && latest.current.isDirty();
        const draft = isKept ? store.current?.draftOf(rhf.getValues()) : undefined;
        if (isKept && draft) keepDraftInMemory(of, key, draft);
        restartForm();
        return draft !== undefined;
      },
      restart() {
        const now = getSession()?.profile?.pk;
        const belongsToOtherMember = memberRef.current !== undefined && memberRef.current !== now;
        if (!latest.current.isDirty()) return restartForm();
        if (!belongsToOtherMember) return setOffered((before) => (key && findDraftInMemory(now, key)) || before);
        // What one member has typed stays as that member's draft, and is not shown to another.
        store.current?.save(rhf.getValues());
        restartForm();
      },
    });
  }, [key, rhf]);

  const control = useMemo<DraftControl | null>(() => {
    if (key === undefined) return null;
    const removeOffer = () => {
      if (offered) store.current?.remove(offered.writer);
      discardDraftInMemory(key);
      setOffered(null);
    };
    return {
      offered,
      savedAt: saved.at,
      isKept: saved.isKept,
      isElsewhere,
      resume() {
        // What was typed meanwhile stays as a draft of its own.
        if (latest.current.isDirty()) {
          store.current?.save(rhf.getValues());
          store.current = createStoreRef.current();
        }
        const values = { ...latest.current.initial, ...offered?.values } as DefaultValues<Values> & Values;
        rhf.reset(values, { keepDefaultValues: true });
        removeOffer();
      },
      discard: removeOffer,
    };
  }, [key, offered, saved, isElsewhere, rhf]);

  return {
    control,
    discardDraft() {
      clearTimeout(timer.current);
      timer.current = undefined;
      const currentStore = store.current;
      currentStore?.remove(currentStore.writer);
      if (key !== undefined) discardDraftInMemory(key);
      setSaved({ at: null, isKept: true });
    },
  };
}
