import { renderScreen } from './app/render-screen.tsx';
import type { ConferenceEvent } from './content/conference.ts';
import { pageDescriptions } from './content/page-descriptions.ts';
import { society } from './content/society.ts';
import { eventOn } from './features/events/current-event.ts';
import type { Page, PageRenderer, SiteMap } from './lib/page-renderer.ts';
import { setClock } from './lib/time/clock.ts';
import { seoulDay } from './lib/time/seoul-day.ts';
import { mainMenu, screenIdsOf } from './navigation/menus.ts';
import { paths, patterns } from './navigation/paths.ts';
import { postKinds } from './navigation/post-kinds.ts';
import { type ScreenId, screens, screensAt } from './navigation/screens.ts';
import { screenTarget } from './navigation/target.ts';

const descriptions: Readonly<Partial<Record<ScreenId, string>>> = pageDescriptions;

/** Returns the page of a screen. @param index its position in its section; the default screen has the path as address */
const pageOf = (screen: ScreenId, index: number): Page => {
  const { path, title } = screens[screen];
  const description = descriptions[screen];
  return {
    screen,
    address: screenTarget(screen).to,
    path,
    ...(index === 0 ? {} : { menu: title }),
    ...(description === undefined ? {} : { description }),
  };
};

/** Returns the page that serves all records of a route pattern. */
const recordPage = (pattern: string): Page => ({
  address: pattern.replace(':id', '1'),
  path: pattern,
  hasPosts: postKinds.some((kind) => kind.pattern === pattern),
});

const pages: readonly Page[] = [
  ...Object.values(paths).flatMap((path) => screensAt(path).map(pageOf)),
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

const siteMap: SiteMap = mainMenu.map((section) => ({
  title: section.mainMenu,
  address: section.mainPath,
  entries: screenIdsOf(section).map((id) => ({ title: screens[id].title, address: screenTarget(id).to })),
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
