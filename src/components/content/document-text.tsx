import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { DocumentLink } from '#src/components/navigation/document-link.tsx';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import * as tableStyle from './data-table.style.ts';
import * as style from './document-text.style.ts';
import { tableRole } from './table-role.ts';

/** The levels of chapters, articles and what is below them, by that of the chapters. */
const levels = { 2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6] } as const;

/** The level that the chapters of a document have on a page. */
export type Level = keyof typeof levels;

type DocumentTextProps = {
  document: MarkdownDocument;
  /** The level of the document's chapters on this page. */
  level?: Level;
  /** Stands before each anchor, so that a document can be on a page twice, or beside another. */
  idPrefix?: string;
};

type HeadingProps = { id?: string; children?: ReactNode };

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A heading of the document: how deep it is there, which decides its looks, and which level it has on the page. */
const headingAt = (depth: number, level: keyof typeof tags, idPrefix: string) => {
  const Tag = tags[level];
  return ({ id, children }: HeadingProps) => (
    <Tag id={`${idPrefix}${id}`} tabIndex={-1} data-depth={depth}>
      {children}
    </Tag>
  );
};

/** What stands for the elements of a document; tables keep their roles where they are cards. */
const componentsOf = ([first, second, third]: (typeof levels)[Level], idPrefix: string) => ({
  h2: headingAt(2, first, idPrefix),
  h3: headingAt(3, second, idPrefix),
  h4: headingAt(4, third, idPrefix),
  a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
    <DocumentLink href={href} idPrefix={idPrefix}>
      {children}
    </DocumentLink>
  ),
  table: (props: ComponentProps<'table'>) => (
    <table {...tableRole.table} className={`${tableStyle.variants.data} ${tableStyle.cards}`} {...props} />
  ),
  tr: (props: ComponentProps<'tr'>) => <tr {...tableRole.row} {...props} />,
  th: (props: ComponentProps<'th'>) => <th scope="col" {...tableRole.columnheader} {...props} />,
  td: (props: ComponentProps<'td'>) => <td {...tableRole.cell} {...props} />,
});

/** The text of a document of src/content, without its title, to stand on a page or in a box that scrolls. */
export function DocumentText({ document, level = 3, idPrefix = '' }: DocumentTextProps) {
  const components = useMemo(() => componentsOf(levels[level], idPrefix), [level, idPrefix]);
  const Text = document.default;
  return (
    <div lang={document.lang} className={style.text}>
      <Text components={components} />
    </div>
  );
}
