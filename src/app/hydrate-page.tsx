import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dropFirstRequest } from '#src/api/first-request.ts';
import { holdRequests } from '#src/api/held-requests.ts';
import { startHydration } from '#src/lib/browser/hydration.ts';
import { offerNewVersion, reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { hideStartNotice, showStartNotice } from '#src/lib/browser/start-notice.ts';
import type { Router } from '#src/navigation/router/router.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';
import { createSiteRouter, preloadRoute, preloadScreen } from './routes.tsx';
import { Site } from './site.tsx';

/** The started site, and a promise that is fulfilled when the code of the screen has arrived or failed to load. */
type StartedSite = { router: Router; codeSettled: Promise<void> };

/** How far the screen is: a navigation may replace it before its hydration. After a failure, the visitor can load it again. */
type Stage = 'loading' | 'failed' | 'hydrated' | 'replaced';

/** Returns the title of the sub-screen that a page was prerendered with. */
export const menuOf = ({ pathname, search }: URL): string => subScreenOf({ state: null, search }, pathname).menu;

/** Returns a promise that React's `use` reads without suspending after it is settled, and the function that settles it. */
function createReadable<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const settle = (value: Value) => {
    Object.assign(promise, { status: 'fulfilled', value });
    resolve(value);
  };
  return { promise, settle };
}

/**
 * Hydrates the prerendered page: header and footer at once, the screen when its code has arrived. If the code fails to
 * load, the screen stays as it is, and a notice offers to request it again.
 * @param rendered the URL that the page was prerendered for
 */
export function hydratePage(root: HTMLElement, rendered: URL): StartedSite {
  const { pathname, search, hash } = window.location;
  const hasOtherQuery = search !== rendered.search;
  // The prerendered page is not what the URL shows. Its requests would be useless, and count a view of a wrong post.
  const sendHeldRequests = hasOtherQuery ? holdRequests() : undefined;
  const code = createReadable<boolean>();
  let stage: Stage = 'loading';
  /** Fulfilled when the screen no longer waits for its code. */
  let ended = Promise.withResolvers<void>();
  const hasStage = (one: Stage) => stage === one;
  const preload = (path: string) => (hasStage('loading') && path === pathname ? ended.promise : preloadRoute(path));
  // The site starts with the URL of the prerendered page, and the browser keeps its own. React would replace the prerendered HTML, and typed text, if its own URL changed during the hydration.
  const router = createSiteRouter({ preload, search: rendered.search });
  const unsubscribe = router.subscribe(() => {
    stage = 'replaced';
    // The response was for the screen that the visitor has left.
    dropFirstRequest();
    code.settle(false);
  });
  const handleEnd = () => {
    unsubscribe();
    if (!hasStage('replaced')) stage = 'hydrated';
    root.removeAttribute('data-address');
    hideStartNotice();
    ended.resolve();
    if (hasOtherQuery && hasStage('hydrated')) void router.navigate(pathname + search + hash, { replace: true });
  };
  startHydration({ entryKey: router.state.location.key, code: code.promise, onEnd: handleEnd });

  const loadCode = async (isRetry = false): Promise<void> => {
    try {
      await preloadScreen(pathname, menuOf(rendered));
      if (!hasStage('loading')) return;
      hideStartNotice();
      code.settle(true);
    } catch {
      sendHeldRequests?.();
      ended.resolve();
      if (hasStage('replaced')) return;
      stage = 'failed';
      // The first retry requests the code again, so that typed text stays. The second loads the page, because a release
      // may have removed the code.
      if (reloadForNewVersion() || offerNewVersion(false)) return;
      if (isRetry) showStartNotice('retryFailed');
      else showStartNotice('screenFailed', retry);
    }
  };
  const retry = () => {
    if (!hasStage('failed')) return;
    stage = 'loading';
    ended = Promise.withResolvers();
    void loadCode(true);
  };
  const codeSettled = loadCode();

  const onRecoverableError = (error: unknown) => {
    // A screen that is replaced before its hydration differs from its prerendered HTML.
    if (!hasStage('replaced')) reportError(error);
  };
  const hydrate = () =>
    void hydrateRoot(root, <Site router={router} onNavigated={sendHeldRequests} />, { onRecoverableError });
  // A transition hydrates in slices, so that the page responds to input meanwhile. A page that is about to be replaced is
  // hydrated at once.
  if (hasOtherQuery) hydrate();
  else startTransition(hydrate);
  return { router, codeSettled };
}
