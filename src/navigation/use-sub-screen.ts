import { useLocation } from 'react-router';
import { subScreens } from './menus';

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

/**
 * The sub-screen of a section: the navigation state decides, then the address, then the default. A title that the
 * section doesn't have is passed over.
 * @param path the section's path
 */
export function useSubScreen(path: string): { menu: string; step: string | undefined } {
  const { state, search } = useLocation();
  const query = new URLSearchParams(search);
  const known = subScreens[path] ?? [];
  const candidates = [stateText(state, 'menu'), query.get('menu')];
  const menu = candidates.find((title) => title && known.includes(title)) ?? known[0] ?? '';
  return { menu, step: stateText(state, 'step') ?? query.get('step') ?? undefined };
}
