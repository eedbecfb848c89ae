import { useEffect, useSyncExternalStore } from 'react';
import { society } from '../content/society';
import { createStore } from './store';

/** How many parts the titles that are mounted now have. */
const mounted = createStore<readonly number[]>([]);

const most = () => Math.max(0, ...mounted.get());
const mostOnServer = () => 0;

/**
 * The title of the document, the most particular part first (WCAG 2.4.2). A document has one title: of several that
 * are mounted the one with the most parts is shown, and the one that the page came with gives way.
 * @param parts empty for the home page
 */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  const count = parts.length;
  const shown = useSyncExternalStore(mounted.subscribe, most, mostOnServer);
  useEffect(() => {
    document.head.querySelector('title[data-first]')?.remove();
    mounted.set([...mounted.get(), count]);
    return () => mounted.set(mounted.get().toSpliced(mounted.get().indexOf(count), 1));
  }, [count]);
  if (count < shown) return null;
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}
