import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { society } from '#src/content/society.ts';
import type { RenderedPage } from '#src/lib/page-renderer.ts';
import { readLocation } from '#src/navigation/screen-location.ts';
import { Providers } from './providers.tsx';
import type { PageData } from './query-client.ts';
import { createRoutes, preloadScreen } from './routes.tsx';

/** The elements that React moves to the head. */
const hoistedElements = /^(?:<title>[^<]*<\/title>|<(?:link|meta)[^>]*>)*/;

/**
 * Renders the screen of a path and query for a guest with empty storage.
 * @param data the responses that the screen shows. Without them, its components are in their loading state
 * @throws Error if no screen has the path, or the first error of the rendering
 */
export async function renderScreen(address: string, data?: PageData): Promise<RenderedPage> {
  const url = new URL(address, society.origin);
  const { pathname, search } = url;
  const components = await preloadScreen(readLocation({ pathname, search, state: null }));
  if (components.length === 0) throw new Error(`Cannot prerender ${address}: no screen has this path.`);
  const { query, dataRoutes } = createStaticHandler(createRoutes(pathname));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`Cannot prerender ${address}: it is redirected.`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers data={data}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    // Without this limit React inserts content of more than 20 kB with an inline script, which the content security policy
    // forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  const text = await new Response(prelude).text();
  const [hoisted = ''] = hoistedElements.exec(text) ?? [];
  // The title of a post follows that of its board.
  const title = hoisted.split('<title>').at(-1)?.split('</title>')[0] ?? '';
  return { html: text.slice(hoisted.length), title, components: components.map(({ name }) => name) };
}
