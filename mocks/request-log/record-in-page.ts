import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { recordRequests, settingsHandler } from './record-requests.ts';

/**
 * Records the requests of this page, and applies the settings of the panel to them, without a service worker. The server
 * responds. MSW does this by itself only where the browser does not know service workers, not where it refuses them.
 */
export function recordInPage(): void {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers: [settingsHandler],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  recordRequests(network.events);
  void network.enable();
}
