import { type Location, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { defaultBoardOf } from './post-paths.ts';
import { routePatternOf } from './route-pattern.ts';
import { isBoard, type ScreenId, screens, screensAt, stepsOf } from './screens.ts';

/** The screen that a URL and a navigation state show. */
export type ScreenLocation = {
  /** The route: a path, a pattern for the number of a record, or `*`, which is replaced by the home page. */
  pattern: string;
  /** The screen. For a post it is the screen of its board. */
  screen: ScreenId;
};

/**
 * Reads a text from the navigation state. The state can be any value, because the browser's history keeps it across
 * releases.
 * @param state the state of a history entry
 * @param key the key of the text
 * @returns undefined if the state has no such text
 */
export function readStateText(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns the navigation state that React Router keeps in the state of a history entry; null without one.
 * @param entry the state of a history entry
 */
export const navigationStateOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'usr') ?? null) : null;

/** Returns the labels that the navigation state and then the query have under a key. */
const labelsOf = ({ state, search }: Pick<Location, 'search' | 'state'>, key: 'menu' | 'step') => [
  readStateText(state, key),
  new URLSearchParams(search).get(key),
];

/** Checks whether a location has the label of a screen, which can belong to another path. */
export const namesScreen = (location: Pick<Location, 'search' | 'state'>, screen: ScreenId): boolean =>
  labelsOf(location, 'menu').find((label) => typeof label === 'string') === screens[screen].title;

/**
 * Finds the screen that a location shows: by its path, then by the navigation state, then by the query, then the default
 * of the section. Labels that the section does not have are ignored.
 * @param location a location of the router, whose path is that on the site
 */
export function readLocation(location: Pick<Location, 'pathname' | 'search' | 'state'>): ScreenLocation {
  const pattern = routePatternOf(location.pathname);
  const boardOfPath = defaultBoardOf(pattern);
  const known = screensAt(boardOfPath ? paths.information : pattern);
  const [named] = labelsOf(location, 'menu').flatMap((label) => known.filter((id) => screens[id].title === label));
  const screen = named ?? boardOfPath ?? known[0] ?? 'home';
  if (boardOfPath) return { pattern, screen };
  const step = labelsOf(location, 'step').find((label) => typeof label === 'string');
  const found = known
    .flatMap(stepsOf)
    .find((id) => step !== undefined && [screens[id].title, screens[id].alias].includes(step));
  const parent = found && screens[found].stepOf;
  // The step of a board counts only together with the label of the board.
  return { pattern, screen: found && (parent === screen || !isBoard(screen)) ? found : screen };
}

/** Returns the current screen. */
export const useScreen = (): ScreenLocation => readLocation(useLocation());
