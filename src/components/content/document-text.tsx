import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { DocumentLink } from '#src/components/navigation/document-link.tsx';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { useLinkNavigation } from '#src/navigation/use-link-navigation.ts';
import * as tableStyle from './data-table.style.ts';
import * as style from './document-text.style.ts';
import { tableRoles } from './table-roles.ts';

/** The heading levels of chapters, articles and sub-articles, by the level of the chapters. */
const levels = { 2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6] } as const;

/** The heading level of the chapters of a document. */
export type HeadingLevel = keyof typeof levels;

type DocumentTextProps = {
  document: MarkdownDocument;
  level?: HeadingLevel;
  /** The prefix of all ids, so that a page can contain several documents. */
  idPrefix?: string;
  /** Called once the text is on the page. A constant. */
  onShown?: () => void;
};

type HeadingProps = { id?: string; children?: ReactNode };

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/**
 * Creates the component of a heading.
 * @param depth the level in the Markdown file, which determines the style
 * @param level the level on the page
 */
const createHeading = (depth: number, level: keyof typeof tags, idPrefix: string) => {
  const Tag = tags[level];
  return ({ id, children }: HeadingProps) => (
    <Tag id={`${idPrefix}${id}`} tabIndex={-1} data-depth={depth}>
      {children}
    </Tag>
  );
};

/** Creates the components that replace the elements of a Markdown document. */
const createComponents = ([first, second, third]: (typeof levels)[HeadingLevel], idPrefix: string) => ({
  h2: createHeading(2, first, idPrefix),
  h3: createHeading(3, second, idPrefix),
  h4: createHeading(4, third, idPrefix),
  a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
    <DocumentLink href={href} idPrefix={idPrefix}>
      {children}
    </DocumentLink>
  ),
  table: (props: ComponentProps<'table'>) => (
    <table {...tableRoles.table} className={tableStyle.variants.cards} {...props} />
  ),
  tr: (props: ComponentProps<'tr'>) => <tr {...tableRoles.row} {...props} />,
  th: (props: ComponentProps<'th'>) => <th scope="col" {...tableRoles.columnheader} {...props} />,
  td: (props: ComponentProps<'td'>) => <td {...tableRoles.cell} {...props} />,
});

/** Renders the text as React elements. Suspends while the code of the text is loading. */
function LoadedText({ document, level = 3, idPrefix = '' }: DocumentTextProps) {
  const components = useMemo(() => createComponents(levels[level], idPrefix), [level, idPrefix]);
  return <document.Text components={components} />;
}

/**
 * Renders the text in its container. In a prerendered page the text is static HTML: React keeps the content of a hydrated
 * element whose only child is a text, if `suppressHydrationWarning` is set. The code of the text is not loaded.
 */
function TextContainer(props: DocumentTextProps) {
  const { document, onShown } = props;
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const isStatic = isPrerendered && !import.meta.env.SSR;
  const followLink = useLinkNavigation();
  useEffect(() => onShown?.(), [onShown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links in the text
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the handler serves the links in the text
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link causes a click
    <div lang={document.lang} className={style.text} onClick={followLink} suppressHydrationWarning>
      {isStatic ? '' : <LoadedText {...props} />}
    </div>
  );
}

/**
 * Renders the text of a document of src/content without its title.
 * @throws the error of its code if that fails to load; the nearest `SectionBoundary` shows it with a retry
 */
export function DocumentText(props: DocumentTextProps) {
  const { document, level, idPrefix } = props;
  // React does not know the content of a prerendered text, so another document must not reuse its element.
  return <TextContainer key={[document.lang, document.title, level, idPrefix].join()} {...props} />;
}
