import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useId, useMemo, useState } from 'react';
import * as disclosure from '#src/components/buttons/disclosure-toggle.style.ts';
import { useCurrentAnchor } from '#src/lib/hooks/use-current-anchor.ts';
import type { MarkdownHeading } from '#src/lib/markdown-document.ts';
import { useLinkNavigation } from '#src/navigation/use-link-navigation.ts';
import * as style from './table-of-contents.style.ts';

type TableOfContentsProps = {
  /** The title of the document, for the accessible name of the landmark. */
  title: string;
  headings: readonly MarkdownHeading[];
  idPrefix: string;
};

/**
 * Renders links to the chapters and articles of a document and marks the current one. In a narrow column a button
 * opens the list and a selection closes it (WAI-ARIA APG, disclosure navigation).
 */
export function TableOfContents({ title, headings, idPrefix }: TableOfContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ids = useMemo(() => headings.map((heading) => `${idPrefix}${heading.id}`), [headings, idPrefix]);
  const current = useCurrentAnchor(ids);
  const followLink = useLinkNavigation();
  const followLinkAndClose = (event: MouseEvent) => {
    followLink(event);
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };
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
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the handler serves the links in the list */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link causes a click */}
      <ol id={id} className={style.list} data-open={isOpen} onClick={followLinkAndClose}>
        {headings.map(({ depth, text }, index) => (
          <li key={ids[index]} data-depth={depth} className={style.item}>
            <a
              href={`#${ids[index]}`}
              className={style.link}
              aria-current={ids[index] === current ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
