import { type ComponentType, lazy, useEffect } from 'react';
import { compositionEnded } from '#src/lib/browser/composition.ts';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { replaceOldVersion } from '#src/lib/browser/new-version.ts';
import { showStartNotice } from '#src/lib/browser/start-notice.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { navigationStateOf, readLocation } from '#src/navigation/screen-location.ts';
import { sitePathname } from '#src/navigation/site-pathname.ts';
import { preloadScreen } from './routes.tsx';

/** The error by which the screen is rendered in place of its HTML. */
export class NotHydrated extends Error {}

/**
 * Makes React render the screen in place of its HTML: an error during hydration does so for the nearest boundary. A screen
 * reader that was reading this HTML continues at the heading of the screen.
 */
function ReplaceHtml(): null {
  useEffect(focusMainHeadingIfLost, []);
  if (!useHydrated()) throw new NotHydrated('This screen is rendered in place of its HTML.');
  return null;
}

/**
 * Returns the component of the first screen. Its HTML and typed text stay until its code arrives. If the code fails to load,
 * a notice offers to request it again, and then to load the page, because a release may have removed the code.
 * @param Screen the screen
 * @param isShown whether the HTML is what the screen renders
 * @param whenLeft calls a function after a navigation
 * @returns the component, and a promise that is fulfilled when the code has arrived or failed to load
 */
export function firstScreen(Screen: ComponentType, isShown: boolean, whenLeft: (leave: () => void) => void) {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Replacing = () => [<ReplaceHtml key="html" />, <Screen key="screen" />];
  const leave = () => code.resolve({ default: Replacing });
  const load = async (isRetry = false): Promise<void> => {
    try {
      const state = navigationStateOf(window.history.state);
      await preloadScreen(readLocation({ pathname: sitePathname(), search: window.location.search, state }));
      await compositionEnded();
      code.resolve({ default: isShown ? Screen : Replacing });
    } catch {
      whenLeft(leave);
      if (replaceOldVersion({ loses: 'nothing', isHydrated: false })) return;
      if (isRetry) showStartNotice('retryFailed');
      else showStartNotice('screenFailed', () => void load(true));
    }
  };
  const codeSettled = load();
  return { FirstScreen: lazy(() => code.promise), codeSettled };
}
