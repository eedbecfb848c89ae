import { renderScreen } from './app/render-screen.tsx';
import type { ConferenceEvent } from './content/conference.ts';
import { pageDescriptions } from './content/page-descriptions.ts';
import { society } from './content/society.ts';
import { eventOn } from './features/events/current-event.ts';
import type { Page, PageRenderer, SiteMap } from './lib/page-renderer.ts';
import { setClock } from './lib/time/clock.ts';
import { seoulDay } from './lib/time/seoul-day.ts';
import { mainMenu, subScreens } from './navigation/menus.ts';
import { paths, patterns } from './navigation/paths.ts';
import { postKinds } from './navigation/post-kinds.ts';
import { subScreenTarget } from './navigation/target.ts';

/** Returns the pages of a path: one for each sub-screen, the default first. */
const pagesOfPath = (path: string): Page[] => {
  const descriptions = pageDescriptions[path] ?? {};
  const [defaultMenu = '', ...otherMenus] = subScreens[path] ?? [];
  const descriptionOf = (menu: string) => {
    const description = descriptions[menu];
    return description === undefined ? {} : { description };
  };
  return [
    { address: path, path, ...descriptionOf(defaultMenu) },
    ...otherMenus.map((menu) => ({ address: subScreenTarget(path, menu).to, path, menu, ...descriptionOf(menu) })),
  ];
};

/** Returns the page that serves all records of a route pattern. */
const recordPage = (pattern: string): Page => ({
  address: pattern.replace(':id', '1'),
  path: pattern,
  hasPosts: postKinds.some((kind) => kind.pattern === pattern),
});

const pages: readonly Page[] = [
  ...Object.values(paths).flatMap(pagesOfPath),
  ...Object.values(patterns).map(recordPage),
];

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: society.name,
  alternateName: society.englishName,
  url: society.origin,
  email: society.email,
  telephone: society.telephone,
  foundingDate: String(society.foundedYear),
  address: society.address,
};

const structuredEvent = ({ title, day, venue }: ConferenceEvent) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: title,
  startDate: day,
  endDate: day,
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: venue, address: society.address },
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  organizer: { '@type': 'Organization', name: society.name, url: society.origin },
});

const siteMap: SiteMap = mainMenu.map(({ mainMenu: title, mainPath, subMenu }) => ({
  title,
  address: mainPath,
  entries: subMenu.map((entry) => ({ title: entry.title, address: subScreenTarget(mainPath, entry.title).to })),
}));

/**
 * Creates the renderer of the build. tools/build/build.ts loads this module after compiling it.
 * @param moment the time of the rendered pages, in milliseconds since 1970 (UTC)
 */
export function createRenderer(moment: number): PageRenderer {
  setClock(() => moment);
  const day = seoulDay(moment);
  const event = eventOn(day);
  return {
    pages,
    renderPage: (address) => renderScreen(address),
    structuredData: { organisation, event: event && structuredEvent(event) },
    siteMap,
    site: { name: society.name, origin: society.origin, day },
  };
}
