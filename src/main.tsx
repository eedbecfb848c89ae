import './lib/no-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { Providers } from './app/providers';
import { createRouter } from './app/routes';
import { setClock } from './lib/clock';
import './styles/global';

/** In development the mock answers, unless the site is started on a server; its world has a time of its own. */
async function startMock() {
  if (!import.meta.env.DEV || import.meta.env.VITE_API === 'server') return;
  const { mockNow, startMockWorker } = await import('../mocks/browser');
  await startMockWorker();
  setClock(mockNow);
}

await startMock();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
