/** A tag in an HTML text. */
export type HtmlTag = {
  /** `other` is a comment, a document type, or anything else that a browser drops. */
  kind: 'open' | 'close' | 'other';
  /** The element in small letters; empty for `other`. */
  name: string;
  /** Where the tag begins, and where the text behind it begins. */
  start: number;
  end: number;
};

/** Elements whose content has no tags (HTML Standard, section 13.2.6.2). */
const rawText = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));

/** Whether what stands in an element is never read as tags. @param name in small letters */
export const hasRawText = (name: string): boolean => rawText.has(name);

const tagStart = /<(?:(\/?)([a-z][^\t\n\f\r />]*)|!--(?:>|->)?|[!?]|\/)/gi;
const attributeStart =
  /[\t\n\f\r /]*(?:(>)|=?[^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:(["'])|[^\t\n\f\r >]*))?)/y;
const commentEnd = /--!?>/g;

function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Where a tag ends whose attributes begin at `from`; -1 where the text ends within the tag. */
function findAttributesEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const found = matchFrom(attributeStart, html, at);
    if (!found) return -1;
    at = attributeStart.lastIndex;
    if (found[1]) return at;
    if (found[2]) {
      const close = html.indexOf(found[2], at);
      if (close === -1) return -1;
      at = close + 1;
    }
  }
  return -1;
}

function findTagEnd(html: string, [text, , name]: RegExpExecArray, from: number): number {
  if (name !== undefined) return findAttributesEnd(html, from);
  if (text.startsWith('<!--')) {
    if (text.endsWith('>')) return from;
    return matchFrom(commentEnd, html, from) ? commentEnd.lastIndex : -1;
  }
  const close = html.indexOf('>', from);
  return close === -1 ? -1 : close + 1;
}

/**
 * The tags of an HTML text in their order, as a browser reads them outside of SVG and MathML (HTML Standard, section
 * 13.2.5). It reads the text once, however it is made.
 * @param html any text
 * @returns whether the text is complete: it does not end within a tag, a comment or an element without tags
 */
export function* htmlTags(html: string): Generator<HtmlTag, boolean> {
  let at = 0;
  while (true) {
    const found = matchFrom(tagStart, html, at);
    if (!found) return true;
    const end = findTagEnd(html, found, tagStart.lastIndex);
    if (end === -1) return false;
    at = end;
    const name = found[2]?.toLowerCase();
    if (name === undefined) yield { kind: 'other', name: '', start: found.index, end };
    else yield { kind: found[1] ? 'close' : 'open', name, start: found.index, end };
    if (name !== undefined && !found[1] && hasRawText(name)) {
      const close = matchFrom(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, at);
      if (!close) return false;
      at = close.index;
    }
  }
}
