import { type Location, useLocation } from 'react-router';
import { subScreens } from './menus.ts';

/**
 * Reads a text from navigation state, which may be anything: it survives in the browser's history across releases.
 * @param state what the history entry holds
 * @param key which part of it
 */
export function stateText(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' ? value : undefined;
}

type SubScreen = { menu: string; step: string | undefined };

/**
 * The sub-screen of a section that a history entry shows: the navigation state decides, then the address, then the
 * default. A title that the section doesn't have is passed over.
 * @param path the section's path
 * @param byDefault where it is not the section's first title
 */
export function subScreenOf(
  { state, search }: Pick<Location, 'state' | 'search'>,
  path: string,
  byDefault?: string,
): SubScreen {
  const query = new URLSearchParams(search);
  const known = subScreens[path] ?? [];
  const candidates = [stateText(state, 'menu'), query.get('menu')];
  const menu = candidates.find((title) => title && known.includes(title)) ?? byDefault ?? known[0] ?? '';
  return { menu, step: stateText(state, 'step') ?? query.get('step') ?? undefined };
}

/** The sub-screen of a section that is shown now. @param path the section's path */
export function useSubScreen(path: string): SubScreen {
  return subScreenOf(useLocation(), path);
}
