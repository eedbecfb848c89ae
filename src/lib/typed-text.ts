import { hasMarkup } from './sanitise-html';

const breaks = /<br\s*\/?>/gi;
const between = /<\/(p|div)>\s*<\1>/gi;
const around = /<\/?(?:p|div)>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * A post's content for a plain field. Paragraphs and line breaks become line breaks; a content with any other tag stays
 * as it is, so that editing a post never drops what the field can't show.
 * @param content HTML, or text as somebody typed it
 */
export function typedText(content: string): string {
  const text = content.replace(breaks, '\n').replace(between, '\n\n').replace(around, '');
  if (text === content || hasMarkup(text)) return content;
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole).trim();
}
