import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import * as fold from '#src/components/buttons/disclosure-toggle.style.ts';
import { useCurrentAnchor } from '#src/lib/hooks/use-current-anchor.ts';
import type { MarkdownHeading } from '#src/lib/markdown-document.ts';
import { AnchorLink } from './anchor-link.tsx';
import * as style from './table-of-contents.style.ts';

type TableOfContentsProps = {
  /** The document's title, for the name of the landmark. */
  title: string;
  headings: readonly MarkdownHeading[];
  idPrefix: string;
};

/**
 * The chapters and articles of a document as links, the current one marked. On a phone a button opens the list, and
 * choosing closes it (WAI-ARIA APG, disclosure navigation).
 */
export function TableOfContents({ title, headings, idPrefix }: TableOfContentsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const ids = useMemo(() => headings.map((heading) => `${idPrefix}${heading.id}`), [headings, idPrefix]);
  const current = useCurrentAnchor(ids);
  return (
    <nav aria-label={`${title} 차례`} className={style.nav}>
      <button
        type="button"
        className={fold.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        차례
        <ChevronDown aria-hidden size={20} className={fold.chevron} />
      </button>
      <p className={style.heading} aria-hidden>
        차례
      </p>
      <ol id={id} className={style.list} data-open={open}>
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
