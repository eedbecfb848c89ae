import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TableOfContents } from '#src/components/navigation/table-of-contents.tsx';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { DocumentText, type Level } from './document-text.tsx';
import * as style from './long-document.style.ts';

type LongDocumentProps = {
  document: MarkdownDocument;
  /** The level of the document's chapters on this page. */
  level?: Level;
  /** Stands before each anchor, where the page has another document. */
  idPrefix?: string;
};

/**
 * A long document of src/content as a screen: its table of contents beside it, collapsed above it on a phone, and its
 * text. The title is the screen's. An address with an anchor opens at that place.
 */
export function LongDocument({ document, level = 3, idPrefix = '' }: LongDocumentProps) {
  useOpenAtAnchor();
  return (
    <div className={style.grid}>
      <TableOfContents title={document.title} headings={document.headings} idPrefix={idPrefix} />
      <article aria-label={document.title} className={style.article}>
        <DocumentText document={document} level={level} idPrefix={idPrefix} />
      </article>
    </div>
  );
}

/** The browser looks for the anchor before the text is there; a later change is the layout's. */
function useOpenAtAnchor(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and not again
  useEffect(() => {
    scrollToAnchor(hash);
  }, []);
}
