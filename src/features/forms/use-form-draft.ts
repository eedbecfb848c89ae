import { useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { getLogoutMark, getSession } from '#src/api/session.ts';
import type { DraftControl } from '#src/components/forms/site-form-context.ts';
import { createDraftStore, type Draft, type DraftStore, draftsKey } from '#src/lib/forms/form-draft.ts';
import { now } from '#src/lib/time/clock.ts';
import { draftOwner, draftStorage, outlivesTab, sayNothingIsKept } from './draft-storage.ts';
import { discardFromMemory, draftInMemory, keepInMemory } from './drafts-in-memory.ts';
import { addOpenForm } from './open-forms.ts';

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
const rest = 500;

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
): { control: DraftControl | null; forget: () => void } {
  const store = useRef<DraftStore | null>(null);
  const open = useRef<() => DraftStore | null>(() => null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [offered, setOffered] = useState<Draft | null>(null);
  const [saved, setSaved] = useState<{ at: number | null; isKept: boolean }>({ at: null, isKept: true });
  const [isElsewhere, setElsewhere] = useState(false);
  const latest = useRef({ settings, initial, isDirty });
  latest.current = { settings, initial, isDirty };
  const key = settings?.key;
  /** Raised when the form begins anew, for the person who is logged in then. */
  const [turn, setTurn] = useState(0);
  const member = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew who is logged in
  useEffect(() => {
    const { version = 1, secretFields = [], entries = [] } = latest.current.settings ?? {};
    member.current = getSession()?.profile?.pk;
    if (key === undefined) return;
    const owner = draftOwner(member.current);
    const storage = draftStorage(owner);
    const mark = getLogoutMark();
    const initially = latest.current.initial;
    const options = { storage, owner, form: key, version, initial: initially, secretFields, entries };
    const make = () => {
      const drafts = createDraftStore(options);
      // After a logout that a member has chosen, in any tab, the form writes nothing any more.
      return {
        ...drafts,
        save: (values: Readonly<Record<string, unknown>>) => getLogoutMark() === mark && drafts.save(values),
      };
    };
    const first = make();
    open.current = make;
    store.current = first;
    const openedAt = now();
    setOffered(draftInMemory(member.current, key) ?? first.find());

    const save = () => {
      const drafts = store.current ?? first;
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!latest.current.isDirty()) {
        drafts.remove(drafts.writer);
        return setSaved({ at: null, isKept: true });
      }
      if (getLogoutMark() !== mark) return;
      const isKept = drafts.save(rhf.getValues());
      setSaved({ at: now(), isKept: isKept && outlivesTab(owner) });
      if (!isKept) sayNothingIsKept();
    };
    const saveNow = () => {
      if (timer.current !== undefined) save();
    };
    const onStorage = (event: StorageEvent) => {
      const other = event.key === draftsKey(owner) ? (store.current ?? first).find() : null;
      if (other && other.savedAt >= openedAt) setElsewhere(true);
    };
    const stop = rhf.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, rest);
      },
    });
    // The last event that a page on a phone is sure to get.
    document.addEventListener('visibilitychange', saveNow);
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('storage', onStorage);
    return () => {
      saveNow();
      stop();
      document.removeEventListener('visibilitychange', saveNow);
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('storage', onStorage);
    };
  }, [key, rhf, turn]);

  useEffect(() => {
    const stopWriting = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const beginAnew = () => {
      rhf.reset();
      stopWriting();
      setSaved({ at: null, isKept: true });
      setElsewhere(false);
      setTurn((before) => before + 1);
    };
    return addOpenForm({
      empty(of) {
        // What a guest has typed is not attributed to the member who logs out elsewhere.
        const isKept = key !== undefined && of !== null && member.current === of && latest.current.isDirty();
        const draft = isKept ? store.current?.draftOf(rhf.getValues()) : undefined;
        if (isKept && draft) keepInMemory(of, key, draft);
        beginAnew();
        return draft !== undefined;
      },
      begin() {
        const now = getSession()?.profile?.pk;
        const isOthers = member.current !== undefined && member.current !== now;
        if (!latest.current.isDirty()) return beginAnew();
        if (!isOthers) return setOffered((before) => (key && draftInMemory(now, key)) || before);
        // What one member has typed stays as that member's draft, and is not shown to another.
        store.current?.save(rhf.getValues());
        beginAnew();
      },
    });
  }, [key, rhf]);

  const control = useMemo<DraftControl | null>(() => {
    if (key === undefined) return null;
    const forgetOffer = () => {
      if (offered) store.current?.remove(offered.writer);
      discardFromMemory(key);
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
          store.current = open.current();
        }
        const values = { ...latest.current.initial, ...offered?.values } as DefaultValues<Values> & Values;
        rhf.reset(values, { keepDefaultValues: true });
        forgetOffer();
      },
      discard: forgetOffer,
    };
  }, [key, offered, saved, isElsewhere, rhf]);

  return {
    control,
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      const own = store.current;
      own?.remove(own.writer);
      if (key !== undefined) discardFromMemory(key);
      setSaved({ at: null, isKept: true });
    },
  };
}
