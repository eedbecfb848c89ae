import { useEffect } from 'react';
import { society } from '../content/society';

/**
 * The title of the document, the most particular part first (WCAG 2.4.2). It takes the place of the one that the page
 * came with: a document has one title.
 * @param parts empty for the home page
 */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  useEffect(() => document.head.querySelector('title[data-first]')?.remove(), []);
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}
