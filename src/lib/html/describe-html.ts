import { htmlToText } from './html-to-text.ts';
import { withServerDom } from './server-dom.ts';

const maxLength = 160;
/** The first sentences of a text, if they are neither very short nor too long. */
const firstSentences = /^.{40,159}[.!?](?= )/su;
/** Letters without width, and marks that change the direction of the text after them. */
const invisible = /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** The end of a heading, a list item or a paragraph that does not end as a sentence. */
const blockEnd = /([^\s.!?…:])\s*\n\n\s*/g;
const firstWords = /^(?:.{100,158}(?= )|.{159})/su;

/**
 * Returns the description of a post for search engines and previews: its first sentences, or as many words as fit.
 * @param html the content of a post, which is not sanitised
 * @returns at most 160 characters without markup; empty for a post without text
 */
export function describeHtml(html: string): string {
  const text = withServerDom(() => htmlToText(html, false))
    .replace(invisible, '')
    .replace(/(^|\n)- /g, '\n\n')
    .replace(blockEnd, '$1 · ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  return firstSentences.exec(text)?.[0] ?? `${firstWords.exec(text)?.[0]}…`;
}
