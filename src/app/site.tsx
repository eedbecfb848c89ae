import { StrictMode } from 'react';
import type { Router } from '#src/navigation/router/router.ts';
import { SiteRouter } from '#src/navigation/router/site-router.tsx';
import { AfterNavigation } from './after-navigation.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './routes.tsx';

type SiteProps = {
  router: Router;
  /** Called after the first navigation. */
  onNavigated?: (() => void) | undefined;
};

/** Renders the site. */
export function Site({ router, onNavigated }: SiteProps) {
  return (
    <StrictMode>
      <Providers>
        <SiteRouter router={router}>
          <AfterNavigation entryKey={router.state.location.key} onNavigated={onNavigated}>
            <Screens />
          </AfterNavigation>
        </SiteRouter>
      </Providers>
    </StrictMode>
  );
}
