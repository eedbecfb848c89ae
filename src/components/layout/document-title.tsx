import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { society } from '#src/content/society.ts';
import { createStore } from '#src/lib/store.ts';

type MountedTitle = { id: string; count: number };

/** The titles that are mounted now, in the order in which they came, each with the number of its parts. */
const mountedTitles = createStore<readonly MountedTitle[]>([]);

/** The one with the most parts; of several the last to come. Null where none is. */
const currentTitleId = (): string | null =>
  mountedTitles.get().reduce<MountedTitle | null>((best, one) => (best && best.count > one.count ? best : one), null)
    ?.id ?? null;

/** The title that the page came with, once another has taken its place. */
function removePrerenderedTitle(): void {
  if (document.head.querySelectorAll('title').length > 1) document.head.querySelector('title[data-first]')?.remove();
}

/**
 * Writes `document.title`, the most particular part first (WCAG 2.4.2). A document has one title: of several that
 * are mounted the most particular one is shown.
 * @param parts empty for the home page
 */
export function DocumentTitle({ parts }: { parts: readonly string[] }) {
  const id = useId();
  const count = parts.length;
  const currentId = useSyncExternalStore(mountedTitles.subscribe, currentTitleId, () => null);
  // Before the browser paints: a document is never without its title.
  useLayoutEffect(() => {
    mountedTitles.set((all) => [...all, { id, count }]);
    return () => mountedTitles.set((all) => all.filter((one) => one.id !== id));
  }, [id, count]);
  // Not before the others are gone: of several in a hydrated page React has taken over the first, and removes it itself.
  useEffect(() => {
    if (currentId === id) removePrerenderedTitle();
  });
  if (currentId !== null && currentId !== id) return null;
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}
