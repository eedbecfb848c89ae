import { society } from '../content/society';

/** The title of the document, the most particular part first (WCAG 2.4.2). @param parts empty for the home page */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  return <title>{[...new Set(parts), society.name].join(' | ')}</title>;
}
