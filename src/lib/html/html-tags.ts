/** A tag in an HTML text. */
export type HtmlTag = {
  /** `other` is a comment, a document type, or other markup that a browser ignores. */
  kind: 'open' | 'close' | 'other';
  /** The element name in lower case; empty for `other`. */
  name: string;
  /** The index of the first character of the tag, and the index after its last character. */
  start: number;
  end: number;
};

/** Elements whose content is text without tags (HTML Standard, section 13.2.6.2). */
const rawText = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));

/** Returns whether the content of an element has no tags. @param name in lower case */
export const hasRawText = (name: string): boolean => rawText.has(name);

const tagStart = /<(?:(\/?)([a-z][^\t\n\f\r />]*)|!--(?:>|->)?|[!?]|\/)/gi;
const attributeStart =
  /[\t\n\f\r /]*(?:(>)|=?[^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:(["'])|[^\t\n\f\r >]*))?)/y;
const commentEnd = /--!?>/g;

function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Returns the index after a tag whose attributes begin at `from`; -1 if the text ends inside the tag. */
function findAttributesEnd(html: string, from: number): number {
  let position = from;
  while (position < html.length) {
    const found = matchFrom(attributeStart, html, position);
    if (!found) return -1;
    position = attributeStart.lastIndex;
    if (found[1]) return position;
    if (found[2]) {
      const close = html.indexOf(found[2], position);
      if (close === -1) return -1;
      position = close + 1;
    }
  }
  return -1;
}

/**
 * Returns an opening tag with its first attributes.
 * @param tag a complete opening tag
 * @param count the maximum number of attributes
 */
export function keepAttributes(tag: string, count: number): string {
  if (!matchFrom(tagStart, tag, 0)) return tag;
  let position = tagStart.lastIndex;
  for (let kept = 0; ; kept += 1) {
    const found = matchFrom(attributeStart, tag, position);
    if (!found || found[1]) return tag;
    if (kept === count) return `${tag.slice(0, position)}>`;
    position = attributeStart.lastIndex;
    if (found[2]) position = tag.indexOf(found[2], position) + 1;
  }
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
 * Yields the tags of an HTML text in order, as a browser reads them outside of SVG and MathML (HTML Standard, section
 * 13.2.5). It reads any text in a single pass, so that its time grows linearly.
 * @param html any text
 * @returns whether the text is complete: it does not end inside a tag, a comment or a raw text element
 */
export function* htmlTags(html: string): Generator<HtmlTag, boolean> {
  let position = 0;
  while (true) {
    const found = matchFrom(tagStart, html, position);
    if (!found) return true;
    const end = findTagEnd(html, found, tagStart.lastIndex);
    if (end === -1) return false;
    position = end;
    const name = found[2]?.toLowerCase();
    if (name === undefined) yield { kind: 'other', name: '', start: found.index, end };
    else yield { kind: found[1] ? 'close' : 'open', name, start: found.index, end };
    if (name !== undefined && !found[1] && hasRawText(name)) {
      const close = matchFrom(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, position);
      if (!close) return false;
      position = close.index;
    }
  }
}
