import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import 'virtual:site-font.css';
import { apiBase, clientSecret } from './api/config';
import { endSession, getSession, startSession, subscribeSession } from './api/session';
import { Providers } from './app/providers';
import { createRouter } from './app/routes';
import { setClock } from './lib/clock';
import './styles/global';

// In development the mock answers, unless the site is started on a server; its world has a time of its own.
if (import.meta.env.DEV) {
  const { startDevelopment } = await import('../mocks/development');
  setClock(await startDevelopment(import.meta.env.VITE_API));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);

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
