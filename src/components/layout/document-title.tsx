import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { society } from '#src/content/society.ts';
import { createStore } from '#src/lib/store.ts';

type Mounted = { id: string; count: number };

/** The titles that are mounted now, in the order in which they came, each with the number of its parts. */
const mounted = createStore<readonly Mounted[]>([]);

/** The one with the most parts; of several the last to come. Null where none is. */
const shownNow = (): string | null =>
  mounted.get().reduce<Mounted | null>((best, one) => (best && best.count > one.count ? best : one), null)?.id ?? null;

/** The title that the page came with, once another has taken its place. */
function dropFirst(): void {
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
  const shown = useSyncExternalStore(mounted.subscribe, shownNow, () => null);
  // Before the browser paints: a document is never without its title.
  useLayoutEffect(() => {
    mounted.set((all) => [...all, { id, count }]);
    return () => mounted.set((all) => all.filter((one) => one.id !== id));
  }, [id, count]);
  // Not before the others are gone: of several in a hydrated page React has taken over the first, and removes it itself.
  useEffect(() => {
    if (shown === id) dropFirst();
  });
  if (shown !== null && shown !== id) return null;
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}
