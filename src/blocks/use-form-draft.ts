import { useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { getSession } from '../api/session';
import { now } from '../lib/clock';
import { createDraftStore, type Draft, type DraftStore, draftsKey } from '../lib/form-draft';
import type { DraftControl } from '../ui/form-shell';
import { draftOwner, draftStorage, sayNothingIsKept } from './draft-storage';

/** How a form keeps what is typed. */
export type DraftSettings<Values extends FieldValues> = {
  /** The form's name among the drafts; with the number of what is edited, where there is one ('post-12'). */
  key: string;
  /** Raised when the fields change; older drafts are dropped. */
  version?: number;
  /** Fields that are never kept, such as passwords and verification codes. Each form says so, if it has none as well. */
  secretFields: readonly (keyof Values & string)[];
};

/** How long typing rests before it is saved, in ms. */
const rest = 500;

/**
 * Keeps what is typed into a form, for the person who began to type: a session that ends in between changes nothing.
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

  useEffect(() => {
    const { version = 1, secretFields = [] } = latest.current.settings ?? {};
    if (key === undefined) return;
    const owner = draftOwner(getSession()?.profile?.pk);
    const initially = latest.current.initial;
    const make = () =>
      createDraftStore({ storage: draftStorage, owner, form: key, version, initial: initially, secretFields });
    const first = make();
    open.current = make;
    store.current = first;
    const openedAt = now();
    setOffered(first.find());

    const save = () => {
      const drafts = store.current ?? first;
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!latest.current.isDirty()) {
        drafts.remove(drafts.writer);
        return setSaved({ at: null, isKept: true });
      }
      const isKept = drafts.save(rhf.getValues());
      setSaved({ at: now(), isKept });
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
  }, [key, rhf]);

  const control = useMemo<DraftControl | null>(() => {
    if (key === undefined) return null;
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
        if (offered) store.current?.remove(offered.writer);
        setOffered(null);
      },
      discard() {
        if (offered) store.current?.remove(offered.writer);
        setOffered(null);
      },
    };
  }, [key, offered, saved, isElsewhere, rhf]);

  return {
    control,
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      const own = store.current;
      own?.remove(own.writer);
      setSaved({ at: null, isKept: true });
    },
  };
}
