import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TableOfContents } from '#src/components/navigation/table-of-contents.tsx';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { DocumentText, type HeadingLevel } from './document-text.tsx';
import * as style from './long-document.style.ts';

type LongDocumentProps = {
  document: MarkdownDocument;
  level?: HeadingLevel;
  /** The prefix of all ids, for a page with several documents. */
  idPrefix?: string;
};

/**
 * Renders a long document of src/content with its table of contents: beside the text, or collapsed above it on a phone.
 * The document scrolls to the anchor of the URL. The caller renders the title.
 */
export function LongDocument({ document, level = 3, idPrefix = '' }: LongDocumentProps) {
  useScrollToAnchor();
  return (
    <div className={style.grid}>
      <TableOfContents title={document.title} headings={document.headings} idPrefix={idPrefix} />
      <article aria-label={document.title} className={style.article}>
        <DocumentText document={document} level={level} idPrefix={idPrefix} />
      </article>
    </div>
  );
}

/** Scrolls to the anchor of the URL. The browser looks for the anchor before React has rendered the text. */
function useScrollToAnchor(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout handles later changes of the anchor
  useEffect(() => {
    scrollToAnchor(hash);
  }, []);
}
