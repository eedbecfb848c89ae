import { type Location, useLocation } from 'react-router-dom';
import { subScreens } from './menus.ts';

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

type SubScreen = { menu: string; step: string | undefined };

/**
 * Returns the sub-screen of a section that a history entry shows: by the navigation state, then by the query, then the
 * default. Titles that are not listed are ignored.
 * @param path the path of the section
 * @param defaultMenu the default, if it is not the first title of the section
 */
export function subScreenOf(
  { state, search }: Pick<Location, 'state' | 'search'>,
  path: string,
  defaultMenu?: string,
): SubScreen {
  const titles = subScreens[path] ?? [];
  const query = new URLSearchParams(search);
  const candidates = [readStateText(state, 'menu'), query.get('menu')];
  const menu = candidates.find((title) => title && titles.includes(title)) ?? defaultMenu ?? titles[0] ?? '';
  return { menu, step: readStateText(state, 'step') ?? query.get('step') ?? undefined };
}

/** Returns the current sub-screen of a section. @param path the path of the section */
export function useSubScreen(path: string): SubScreen {
  return subScreenOf(useLocation(), path);
}
