import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router as UrlRouter } from 'react-router-dom';
import type { Router } from './router.ts';
import { RouterContext } from './router-context.ts';

/**
 * Provides the location of a router to the screens. A navigation is a transition: the previous screen stays visible while
 * the next one suspends.
 */
export function SiteRouter({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const showState = (next: Router['state']) => startTransition(() => setState(next));
    showState(router.state);
    return router.subscribe(showState);
  }, [router]);
  useLayoutEffect(() => router.markRendered(state), [router, state]);
  return (
    <RouterContext value={router}>
      <UrlRouter location={state.location} navigationType={state.action} navigator={router.navigator}>
        {children}
      </UrlRouter>
    </RouterContext>
  );
}
