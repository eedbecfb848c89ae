declare module '*.md' {
  import type { MarkdownDocument } from '#src/lib/markdown-document.ts';

  export const title: MarkdownDocument['title'];
  export const lang: MarkdownDocument['lang'];
  export const headings: MarkdownDocument['headings'];
  export const Text: MarkdownDocument['Text'];
}
