declare module '*.md' {
  import type { MarkdownDocument } from '../lib/markdown-document';

  export const title: MarkdownDocument['title'];
  export const lang: MarkdownDocument['lang'];
  export const headings: MarkdownDocument['headings'];
  const Text: MarkdownDocument['default'];
  export default Text;
}
