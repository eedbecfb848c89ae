import type { ComponentType } from 'react';

/** A heading of a document: its level (2 for a chapter), its anchor and its text. */
export type MarkdownHeading = { depth: number; id: string; text: string };

/** The module of a Markdown document in src/content: `import * as terms from '….md'`. */
export type MarkdownDocument = {
  title: string;
  /** The language of the document (BCP 47). */
  lang: string;
  headings: readonly MarkdownHeading[];
  /** Renders the text. `components` replaces HTML elements by components. */
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
};
