import type { ComponentType } from 'react';

/** A heading of a document: how deep it is (2 is a chapter), its anchor, its text. */
export type MarkdownHeading = { depth: number; id: string; text: string };

/** A document of src/content as its module has it: `import * as terms from '….md'`. */
export type MarkdownDocument = {
  title: string;
  /** Its language (BCP 47). */
  lang: string;
  headings: readonly MarkdownHeading[];
  /** The text; `components` says what stands for an HTML element. */
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
};
