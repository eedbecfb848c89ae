import { htmlTags } from './html-tags.ts';
import { hasReadableText } from './html-to-text.ts';
import { allowedElements, isVoidElement } from './post-elements.ts';

const allowed = new Set(allowedElements);

/**
 * Returns whether the content of a free-board post is HTML. Members type plain text. Posts from an earlier editor are
 * HTML: after white space they open an allowed element, and every element is closed inside its parent element. Void
 * elements need no closing tag. HTML without readable text, picture or frame counts as plain text, because readers and
 * the author would see nothing of it.
 * @param content the `forum_content` of a post (contract: getInfoDetail)
 * @returns true for HTML, false for plain text
 */
export function isFormattedPost(content: string): boolean {
  const tags = htmlTags(content);
  const open: string[] = [];
  let isFirst = true;
  for (let next = tags.next(); ; next = tags.next()) {
    if (next.done) return !isFirst && next.value && open.length === 0 && hasReadableText(content);
    const { kind, name, start } = next.value;
    if (isFirst && (kind !== 'open' || !allowed.has(name) || content.slice(0, start).trim() !== '')) return false;
    isFirst = false;
    if (kind === 'open' && !isVoidElement(name)) open.push(name);
    if (kind === 'close' && open.pop() !== name) return false;
  }
}
