import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { getLogoutMark, getSession } from '#src/api/session.ts';
import { useLatest } from '#src/lib/hooks/use-latest.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import { draftOwnerOf, draftStorageOf, isStoredBeyondTab, warnStorageUnavailable } from './draft-storage.ts';
import { createDraftStore, type Draft, type DraftStore, draftsKey } from './form-draft.ts';
import { discardDraftInMemory, findDraftInMemory, keepDraftInMemory, registerOpenForm } from './open-forms.ts';
import type { DraftControl } from './site-form-context.ts';

/** The draft settings of a form. */
export type DraftSettings<Values extends FieldValues> = {
  /** The key of the form among the drafts; with the number of the edited record if there is one ('post-12'). */
  key: string;
  /** The version of the fields. Increase it when the fields change: drafts of older versions are discarded. */
  version?: number;
  /**
   * Fields that are never stored, such as passwords and verification codes. The list is required, also when it is
   * empty, so that no form forgets it.
   */
  secretFields: readonly (keyof Values & string)[];
  /** Fields with repeated entries, in the format of `form-entries.ts`. */
  entries?: readonly string[];
};

type Saved = { at: DraftControl['savedAt']; lifetime: DraftControl['lifetime'] };
const unsaved: Saved = { at: null, lifetime: 'week' };

/** The debounce time between the last change and the saving of the draft, in ms. */
const saveDebounceMs = 500;

/**
 * Saves the values of a form as a draft of the person who started typing. An expired session changes nothing. A logout
 * by the member stops all writing and clears the form.
 * @param isDirty returns whether the form has unsaved changes
 * @returns the draft control for the form's context, null without settings; and a function that discards the draft
 */
export function useFormDraft<Values extends FieldValues>(
  rhf: UseFormReturn<Values>,
  settings: DraftSettings<Values> | undefined,
  initial: Values,
  isDirty: () => boolean,
): { control: DraftControl | null; discardDraft: () => void } {
  const store = useRef<DraftStore | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [offered, setOffered] = useState<Draft | null>(null);
  const latestOffer = useLatest(offered);
  const [saved, setSaved] = useState<Saved>(unsaved);
  const [isElsewhere, setElsewhere] = useState(false);
  const latestOptions = useLatest({ settings, initial, isDirty });
  const key = settings?.key;
  /** Counts the restarts of the form. Each restart reads the logged-in member again. */
  const [restarts, setRestarts] = useState(0);
  const memberRef = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each restart reads the logged-in member again
  useEffect(() => {
    const { version = 1, secretFields = [], entries = [] } = latestOptions.current.settings ?? {};
    memberRef.current = getSession()?.profile?.pk;
    if (key === undefined) return;
    const owner = draftOwnerOf(memberRef.current);
    const storage = draftStorageOf(owner);
    const initialLogoutMark = getLogoutMark();
    const initialValues = latestOptions.current.initial;
    const unchanged = () => rhf.formState.defaultValues ?? initialValues;
    // After a logout by the member in any tab, the form must not store anything.
    const mayStore = () => getLogoutMark() === initialLogoutMark;
    const options = { storage, mayStore, owner, version, initial: initialValues, unchanged, secretFields, entries };
    const drafts = createDraftStore({ ...options, form: key });
    store.current = drafts;
    const openedAt = deviceNow();
    let hasTyped = false;
    setOffered(findDraftInMemory(memberRef.current, key) ?? drafts.find());

    const saveDraft = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!latestOptions.current.isDirty()) {
        drafts.remove();
        return setSaved(unsaved);
      }
      hasTyped = true;
      if (!mayStore()) return;
      const isStored = drafts.save(rhf.getValues());
      const lifetime = !isStored ? 'page' : isStoredBeyondTab(owner) ? 'week' : 'tab';
      // All fields are rendered with the time, so the next letter must not wait for that.
      startTransition(() => setSaved({ at: deviceNow(), lifetime }));
      if (!isStored) warnStorageUnavailable();
    };
    const savePendingDraft = () => {
      if (timer.current !== undefined) saveDraft();
    };
    const onStorage = (event: StorageEvent) => {
      const otherDraft = event.key === draftsKey(owner) ? drafts.find() : null;
      if (otherDraft && otherDraft.savedAt >= openedAt) setElsewhere(true);
    };
    const unsubscribe = rhf.subscribe({
      formState: { values: true },
      callback: () => {
        hasTyped ||= latestOptions.current.isDirty();
        clearTimeout(timer.current);
        timer.current = setTimeout(saveDraft, saveDebounceMs);
      },
    });
    // On phones, `visibilitychange` is the last event that the browser reliably sends before it ends a page.
    document.addEventListener('visibilitychange', savePendingDraft);
    window.addEventListener('pagehide', savePendingDraft);
    window.addEventListener('storage', onStorage);
    return () => {
      savePendingDraft();
      if (hasTyped && latestOffer.current && mayStore()) drafts.countIgnored(latestOffer.current.writer);
      unsubscribe();
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
      setSaved(unsaved);
      setElsewhere(false);
      setRestarts((count) => count + 1);
    };
    // Text that a guest typed must not become the draft of the member who logs out in another tab.
    const hasTextOf = (member: number) =>
      key !== undefined && memberRef.current === member && latestOptions.current.isDirty();
    return registerOpenForm({
      hasTextOf,
      clear(member) {
        if (key !== undefined && member !== null && hasTextOf(member)) {
          const draft = store.current?.draftOf(rhf.getValues());
          if (draft) keepDraftInMemory(member, key, draft);
        }
        restartForm();
      },
      restart() {
        const currentMember = getSession()?.profile?.pk;
        const belongsToOtherMember = memberRef.current !== undefined && memberRef.current !== currentMember;
        if (!latestOptions.current.isDirty()) return restartForm();
        if (!belongsToOtherMember) {
          return setOffered((previous) => (key && findDraftInMemory(currentMember, key)) || previous);
        }
        // The typed text stays a draft of the member who typed it, and must not be visible to another member.
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
      lifetime: saved.lifetime,
      isElsewhere,
      resume() {
        // Text typed since the form opened is saved as a separate draft.
        if (latestOptions.current.isDirty()) {
          store.current?.save(rhf.getValues());
          store.current?.startAnother();
        }
        const values = { ...rhf.formState.defaultValues, ...offered?.values } as DefaultValues<Values> & Values;
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
      // The caller has reset the form to the values that were sent.
      const removed = store.current?.removeSent(rhf.getValues()) ?? [];
      setOffered((offer) => (offer && removed.includes(offer.writer) ? null : offer));
      if (key !== undefined) discardDraftInMemory(key);
      setSaved(unsaved);
    },
  };
}
