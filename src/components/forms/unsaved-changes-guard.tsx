import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { confirmLeaving, hasUnsavedChanges, unsavedFormsStore } from './unsaved-forms-store.ts';

const none: readonly never[] = [];

/**
 * Stops a navigation that would lose what was typed, and asks. One for the whole site: a router takes one blocker. The
 * browser asks in its own words before the page goes.
 */
export function UnsavedChangesGuard() {
  const forms = useSyncExternalStore(unsavedFormsStore.subscribe, unsavedFormsStore.get, () => none);
  const mayHold = forms.length > 0;
  useEffect(() => {
    // Only while needed: a page that listens is not kept for the way back.
    if (!mayHold) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayHold]);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges() && (from.pathname !== to.pathname || from.search !== to.search || from.hash === to.hash),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeaving = false;
    confirmLeaving(() => {
      isLeaving = true;
      blocker.proceed();
    });
    const own = modalStore.get();
    return modalStore.subscribe(() => {
      if (modalStore.get() === own) return;
      // The modal closes before its action runs.
      queueMicrotask(() => isLeaving || blocker.reset());
    });
  }, [blocker]);
  return null;
}
