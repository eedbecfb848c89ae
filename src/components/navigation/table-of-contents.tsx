import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import * as disclosure from '#src/components/buttons/disclosure-toggle.style.ts';
import { useCurrentAnchor } from '#src/lib/hooks/use-current-anchor.ts';
import type { MarkdownHeading } from '#src/lib/markdown-document.ts';
import { AnchorLink } from './anchor-link.tsx';
import * as style from './table-of-contents.style.ts';

type TableOfContentsProps = {
  /** The title of the document, for the accessible name of the landmark. */
  title: string;
  headings: readonly MarkdownHeading[];
  idPrefix: string;
};

/**
 * Renders links to the chapters and articles of a document and marks the current one. On a phone a button opens the
 * list and a selection closes it (WAI-ARIA APG, disclosure navigation).
 */
export function TableOfContents({ title, headings, idPrefix }: TableOfContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ids = useMemo(() => headings.map((heading) => `${idPrefix}${heading.id}`), [headings, idPrefix]);
  const current = useCurrentAnchor(ids);
  return (
    <nav aria-label={`${title} 차례`} className={style.nav}>
      <button
        type="button"
        className={disclosure.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        차례
        <ChevronDown aria-hidden size={20} className={disclosure.chevron} />
      </button>
      <p className={style.heading} aria-hidden>
        차례
      </p>
      <ol id={id} className={style.list} data-open={isOpen}>
        {headings.map(({ depth, text }, index) => (
          <li key={ids[index]} data-depth={depth} className={style.item}>
            <AnchorLink
              anchor={ids[index] ?? ''}
              className={style.link}
              aria-current={ids[index] === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
