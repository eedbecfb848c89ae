import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TableOfContents } from '#src/components/navigation/table-of-contents.tsx';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { textWidth } from '#src/styles/shared.ts';
import * as style from './document-text.style.ts';
import { DocumentText, type HeadingLevel } from './document-text.tsx';

type LongDocumentProps = {
  document: MarkdownDocument;
  level?: HeadingLevel;
  /** The prefix of all ids, for a page with several documents. */
  idPrefix?: string;
};

/**
 * Renders a long document of src/content with its table of contents: beside the text, or collapsed above it in a narrow column.
 * The document scrolls to the anchor of the URL. The caller renders the title.
 */
export function LongDocument({ document, level = 3, idPrefix = '' }: LongDocumentProps) {
  const scrollToFirstAnchor = useScrollToFirstAnchor();
  return (
    <div className={style.container}>
      <div className={style.grid}>
        <TableOfContents title={document.title} headings={document.headings} idPrefix={idPrefix} />
        <article aria-label={document.title} className={textWidth}>
          <DocumentText document={document} level={level} idPrefix={idPrefix} onShown={scrollToFirstAnchor} />
        </article>
      </div>
    </div>
  );
}

/** Returns a function that scrolls to the anchor of the first URL. The layout handles later changes of the anchor. */
function useScrollToFirstAnchor(): () => void {
  const { hash } = useLocation();
  const [firstHash] = useState(hash);
  return useCallback(() => void scrollToAnchor(firstHash), [firstHash]);
}
