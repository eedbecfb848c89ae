import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { blockReload } from '#src/lib/browser/new-version.ts';
import { confirmLeaving, hasUnsavedChanges, unsavedFormsStore } from './unsaved-forms-store.ts';

const noForms: readonly never[] = [];

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
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasForms]);

  useEffect(() => blockReload(hasUnsavedChanges), []);
  // React Router's blocker warns about each change of the fragment that the site has not made.
  return hasForms && <NavigationBlocker />;
}

function NavigationBlocker() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges() && (from.pathname !== to.pathname || from.search !== to.search || from.hash === to.hash),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') confirmLeaving(blocker.proceed);
  }, [blocker]);
  return null;
}
