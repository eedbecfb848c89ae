import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { preloadMessageModal } from '#src/components/overlays/modal-host.tsx';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { createHistoryGuard } from './history-guard.ts';
import { confirmLeaving, hasUnsavedChanges, unsavedFormsStore } from './unsaved-forms-store.ts';

const noForms: readonly never[] = [];

type Address = { pathname: string; search: string; hash: string };

/** Returns whether a navigation would lose unsaved changes. A change of the hash alone stays on the screen. */
const mustAsk = (from: Address, to: Address): boolean =>
  hasUnsavedChanges() && (from.pathname !== to.pathname || from.search !== to.search || from.hash === to.hash);

/**
 * Asks for confirmation before a navigation that would lose unsaved changes. The site has one guard, because the router
 * supports one blocker. When the page is closed or reloaded, the browser shows its own dialog.
 */
export function UnsavedChangesGuard() {
  const forms = useSyncExternalStore(unsavedFormsStore.subscribe, unsavedFormsStore.get, () => noForms);
  const hasForms = forms.length > 0;
  useEffect(() => {
    // Only with an unsaved form: a page with this listener is excluded from the back/forward cache.
    if (!hasForms) return;
    preloadMessageModal();
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasForms]);

  useEffect(() => blockReload(hasUnsavedChanges), []);

  const [historyGuard] = useState(() => createHistoryGuard({ mustAsk, ask: confirmLeaving }));
  useEffect(() => historyGuard.start(), [historyGuard]);
  const { key } = useLocation();
  useLayoutEffect(() => historyGuard.recordEntry(key), [historyGuard, key]);
  // React Router's blocker warns about each change of the fragment that the site has not made.
  return hasForms && <NavigationBlocker />;
}

function NavigationBlocker() {
  // The history guard asks before Back and Forward.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' && mustAsk(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') confirmLeaving(blocker.proceed);
  }, [blocker]);
  return null;
}
