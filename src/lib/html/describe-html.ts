import { htmlToText } from './html-to-text.ts';
import { withServerDom } from './server-dom.ts';

const maxLength = 160;
/** The first sentences of a text, if they are neither very short nor too long. */
const firstSentences = /^.{40,159}[.!?](?= )/su;
const firstWords = /^(?:.{100,158}(?= )|.{159})/su;

/**
 * Returns the description of a post for search engines and previews: its first sentences, or as many words as fit.
 * @param html the content of a post, which is not sanitised
 * @returns at most 160 characters without markup; empty for a post without text
 */
export function describeHtml(html: string): string {
  const full = withServerDom(() => htmlToText(html));
  // Pictures and frames are no text of the post.
  const text = full
    .replace(/\[(?:그림|외부 콘텐츠)[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  return firstSentences.exec(text)?.[0] ?? `${firstWords.exec(text)?.[0]}…`;
}
