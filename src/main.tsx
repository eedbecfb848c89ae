import 'virtual:site-font.css';
import { apiBase, clientSecret } from './api/config';
import { endSession, getSession, startSession, subscribeSession } from './api/session';
import { startSite } from './app/start-site';
import { tidyStorage } from './app/tidy-storage';
import { setClock } from './lib/clock';
import './styles/global';
import './styles/prerendered';

// In development the mock answers, unless the site is started on a server; its world has a time of its own.
if (import.meta.env.DEV) {
  const { startDevelopment } = await import('../mocks/development');
  setClock(await startDevelopment(import.meta.env.VITE_API));
}

void tidyStorage(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
await startSite(root);

// The pieces of the typeface for what the site's own font lacks; their list is too long to be waited for.
void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

if (import.meta.env.DEV) {
  const { mountPanel } = await import('../mocks/panel/mount');
  mountPanel({
    api: { base: apiBase, clientSecret },
    startSession,
    endSession: () => endSession('loggedOut'),
    memberPk: () => getSession()?.profile?.pk ?? null,
    subscribeSession,
    world: import.meta.env.VITE_API ? null : (await import('../mocks/browser')).world,
    reload: () => location.reload(),
  });
}
