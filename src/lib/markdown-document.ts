import type { ComponentType } from 'react';

/** A heading of a document: its level (2 for a chapter), its anchor and its text. */
export type MarkdownHeading = { depth: number; id: string; text: string };

/** Renders the text of a document. `components` replaces HTML elements by components. */
type MarkdownText = ComponentType<{ components?: Readonly<Record<string, unknown>> }>;

/** The module of a Markdown document in src/content: `import * as terms from '….md'`. */
export type MarkdownDocument = {
  title: string;
  /** The language of the document (BCP 47). */
  lang: string;
  headings: readonly MarkdownHeading[];
  /** The text, as a lazy-loaded component. A prerendered page has it in its HTML and does not load it. */
  Text: MarkdownText;
};
