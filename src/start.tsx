import { setResponseValidation } from './api/envelope.ts';
import { endSession, getSession, startSession, subscribeSession } from './api/session.ts';
import { showReloadToast } from './app/reload-toast.ts';
import { startSite } from './app/start-site.tsx';
import { tidyStorage } from './app/tidy-storage.ts';
import { keepWordsInOneFont } from './lib/browser/site-fonts.ts';
import { setClock } from './lib/time/clock.ts';
import { sitePathname } from './navigation/site-pathname.ts';

/**
 * Starts the site: the mock in development and in the demo, the first screen, then the fonts.
 * @throws Error if index.html has no root element
 */
export async function start(): Promise<void> {
  // In development the mock handles the requests, unless the site is started with a server. The mock has its own clock.
  const development = import.meta.env.DEV
    ? await (await import('#mocks/development.ts')).startDevelopment(import.meta.env.VITE_API)
    : null;
  if (development) {
    setClock(development.now);
    setResponseValidation(development.validateResponse);
  }

  // The demo brings the mock along, in a service worker. Other builds contain nothing of it.
  const demo = import.meta.env.MODE === 'demo';
  if (demo) {
    const { startDemo } = await import('#mocks/demo/start.ts');
    setClock(await startDemo());
  }

  // A URL that begins with two slashes names a host, so the history would refuse such a path.
  const { pathname, search, hash } = window.location;
  if (pathname.includes('//')) {
    window.history.replaceState(window.history.state, '', pathname.replace(/\/{2,}/g, '/') + search + hash);
  }
  void tidyStorage(sitePathname());

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  const showSiteFont = keepWordsInOneFont();
  await startSite(root);
  showReloadToast();

  // The font with all characters of the site, then, if a text has others, the style sheet of the full typeface. A browser
  // requests a font of a style sheet as soon as the fonts before it are loading, so the scripts of the site would wait for it.
  // A plain import() is enough: no UI waits for it.
  void import('virtual:site-font.css')
    .then(showSiteFont)
    .then(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));

  if (demo) {
    const { mountDemoBar } = await import('#mocks/demo/bar.ts');
    const { client } = await import('./api/client.ts');
    mountDemoBar({ api: client, startSession });
  }

  if (development) {
    const { mountPanel } = await import('#mocks/panel/mount.tsx');
    const { client } = await import('./api/client.ts');
    mountPanel({
      api: client,
      startSession,
      endSession: () => endSession('loggedOut'),
      memberPk: () => getSession()?.profile?.pk ?? null,
      subscribeSession,
      mockState: development.mockState,
      reload: () => location.reload(),
    });
  }
}
