import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Providers } from './app/providers.tsx';
import { preloadScreen, routes } from './app/routes.tsx';
import { conference } from './content/conference.ts';
import { pageDescriptions } from './content/page-descriptions.ts';
import { society } from './content/society.ts';
import type { Page, PageRenderer, SiteMap } from './lib/page-renderer.ts';
import { mainMenu, subScreens } from './navigation/menus.ts';
import { paths, patterns } from './navigation/paths.ts';
import { subScreenTarget } from './navigation/target.ts';
import { subScreenOf } from './navigation/use-sub-screen.ts';

const sectionPages = (path: string): Page[] => {
  const descriptions = pageDescriptions[path] ?? {};
  const [byDefault = '', ...others] = subScreens[path] ?? [];
  const page = (menu: string) => {
    const description = descriptions[menu];
    return description === undefined ? {} : { description };
  };
  return [
    { address: path, path, ...page(byDefault) },
    ...others.map((menu) => ({ address: subScreenTarget(path, menu).to, path, menu, ...page(menu) })),
  ];
};

const recordPage = (pattern: string): Page => ({ address: pattern.replace(':id', '1'), path: pattern });

const pages: readonly Page[] = [
  ...Object.values(paths)
    .filter((path) => path !== paths.widgets)
    .flatMap(sectionPages),
  ...Object.values(patterns).map(recordPage),
];

const withoutHoisted = /^(?:<title>(.*?)<\/title>|<link[^>]*>)*/;

const renderPage: PageRenderer['renderPage'] = async (address) => {
  const { pathname, search } = new URL(address, society.origin);
  const components = await preloadScreen(pathname, subScreenOf({ state: null, search }, pathname).menu);
  const { dataRoutes, query } = createStaticHandler(routes);
  const context = await query(new Request(new URL(address, society.origin)));
  if (context instanceof Response) throw new Error(`${address} is answered by ${context.status}, not by a screen.`);
  const router = createStaticRouter(dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    // A part of more than 20 kB would else be moved into place by a script inside the page, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0) throw failures[0];
  const text = await new Response(prelude).text();
  const [hoisted = '', title = ''] = withoutHoisted.exec(text) ?? [];
  return { html: text.slice(hoisted.length), title, components: components.map(({ name }) => name) };
};

const structuredData = {
  organisation: {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: society.name,
    alternateName: society.englishName,
    url: society.origin,
    email: society.email,
    telephone: society.telephone,
    foundingDate: String(society.foundedYear),
    address: society.address,
  },
  event: {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: conference.title,
    startDate: conference.day,
    endDate: conference.day,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: conference.venue, address: society.address },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: society.name, url: society.origin },
  },
};

const siteMap: SiteMap = mainMenu.map(({ mainMenu: title, mainPath, subMenu }) => ({
  title,
  address: mainPath,
  entries: subMenu.map((entry) => ({ title: entry.title, address: subScreenTarget(mainPath, entry.title).to })),
}));

/** What the build calls; tools/build/build.ts loads this module once it is compiled. */
export const renderer: PageRenderer = {
  pages,
  renderPage,
  structuredData,
  siteMap,
  site: { name: society.name, origin: society.origin },
};
