import type { Page, Route } from '@playwright/test';

/** How the server, or the network, responds to requests for code that a release has removed. */
type Failure = 'missing' | 'html' | 'offline';

/** The console output of a browser whose code fails to load. */
export const missingCodeOutput = [
  /Failed to load|dynamically imported module|Unable to preload CSS|MIME type|net::ERR|Unexpected token|downloaded font|OTS parsing/,
];

/** A release that took place while a page was open. */
export type Release = {
  /** Returns the number of documents that the tab has loaded since the release. */
  documents: () => number;
  /** Ends the offline state. The server then responds with status 404 for the removed code. */
  goOnline: () => void;
};

const respond: Record<Failure, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>사이트</title>' }),
  offline: (route) => route.abort('internetdisconnected'),
};

/**
 * Publishes a new version while a page is open: the code that the page has not loaded yet is gone, and version.json has
 * another build. The next document belongs to the new version.
 * @param failure how requests for the removed code fail
 * @param hasOldPages whether the server goes on sending the pages of the old version, as a wrong cache does
 */
export async function publishRelease(page: Page, failure: Failure, { hasOldPages = false } = {}): Promise<Release> {
  let documents = 0;
  let current = failure;
  let isOld = true;
  await page.route('**/*', async (route, request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents += 1;
      if (hasOldPages) return route.fallback();
      isOld = false;
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="next"');
      return route.fulfill({ response, body });
    }
    if (isOld && pathname.startsWith('/assets/')) return respond[current](route);
    if (current === 'offline') return route.abort('internetdisconnected');
    if (pathname === '/version.json') return route.fulfill({ json: { version: '9.0.0', commit: null, build: 'next' } });
    return route.fallback();
  });
  return {
    documents: () => documents,
    goOnline: () => {
      current = 'missing';
    },
  };
}
