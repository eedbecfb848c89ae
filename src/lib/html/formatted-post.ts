import { htmlTags } from './html-tags.ts';
import { allowedElements, isVoidElement } from './post-elements.ts';

const allowed = new Set(allowedElements);

/**
 * Decides whether the content of a free-board post is HTML. Members type text, which is shown character by character.
 * Posts of an earlier editor are HTML: their first characters other than white space open an element that a post may
 * have, and every element is closed within the element around it. Elements without content need no closing tag.
 * @param content what the contract's `getInfoDetail` answers as `forum_content`
 * @returns true for HTML, false for text
 */
export function isFormattedPost(content: string): boolean {
  const tags = htmlTags(content);
  const open: string[] = [];
  let isFirst = true;
  for (let next = tags.next(); ; next = tags.next()) {
    if (next.done) return !isFirst && next.value && open.length === 0;
    const { kind, name, start } = next.value;
    if (isFirst && (kind !== 'open' || !allowed.has(name) || content.slice(0, start).trim() !== '')) return false;
    isFirst = false;
    if (kind === 'open' && !isVoidElement(name)) open.push(name);
    if (kind === 'close' && open.pop() !== name) return false;
  }
}
