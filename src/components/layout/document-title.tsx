import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { society } from '#src/content/society.ts';
import { createStore } from '#src/lib/store.ts';
import { titleParts } from '#src/navigation/menus.ts';
import { useScreen } from '#src/navigation/screen-location.ts';

type MountedTitle = { id: string; count: number };

/** The mounted titles in mount order, each with the number of its parts. */
const mountedTitles = createStore<readonly MountedTitle[]>([]);

/** Returns the id of the title with the most parts, or of the last of them. Returns null without titles. */
const currentTitleId = (): string | null =>
  mountedTitles.get().reduce<MountedTitle | null>((best, one) => (best && best.count > one.count ? best : one), null)
    ?.id ?? null;

/** Removes the prerendered title if there is another one. */
function removePrerenderedTitle(): void {
  if (document.head.querySelectorAll('title').length > 1) document.head.querySelector('title[data-first]')?.remove();
}

/**
 * Renders the title of the document, with the most specific part first (WCAG 2.4.2). If several titles are mounted, the
 * one with the most parts is shown.
 * @param parts the parts before the name of the society; empty for the home page
 */
export function DocumentTitle({ parts }: { parts: readonly string[] }) {
  const id = useId();
  const count = parts.length;
  const currentId = useSyncExternalStore(mountedTitles.subscribe, currentTitleId, () => null);
  // A layout effect runs before the browser paints, so that the document always has a title.
  useLayoutEffect(() => {
    mountedTitles.set((all) => [...all, { id, count }]);
    return () => mountedTitles.set((all) => all.filter((one) => one.id !== id));
  }, [id, count]);
  // Only when this title is current: during hydration React adopts the first title and removes it by itself.
  useEffect(() => {
    if (currentId === id) removePrerenderedTitle();
  });
  if (currentId !== null && currentId !== id) return null;
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}

/** Renders the title of the current screen. A post and a step of a form add their own title, which has as many parts. */
export const ScreenTitle = () => <DocumentTitle parts={titleParts(useScreen().screen)} />;
