import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { hasRawText, htmlTags } from './html-tags.ts';
import { frameElements } from './post-elements.ts';
import { decodeCharacterReferences } from './purify.ts';

/** Elements that are separated by an empty line. */
const paragraphElements = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure'.split(' '));
/** Elements that are separated by a line break. */
const lineElements = new Set('div li dt dd tr caption figcaption hr'.split(' '));

const altAttribute = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const srcAttribute = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

function placeholderText(kind: string, attribute: RegExp, tag: string): string {
  const text = attribute.exec(tag)?.slice(1).join('').trim();
  return text ? `[${kind}: ${text}]` : `[${kind}]`;
}

/** Joins texts with the white space that the tags between them represent. */
class TextWriter {
  readonly #parts: string[] = [];
  #gap: '' | ' ' | '\t' = '';
  /** The line breaks of element ends and the line breaks of `br` elements. The larger number is written. */
  #blockBreaks = 0;
  #lineBreaks = 0;
  #prefix = '';

  /** Writes a text unchanged. */
  write(text: string): void {
    const breaks = Math.max(this.#blockBreaks, this.#lineBreaks);
    if (this.#parts.length > 0) this.#parts.push(breaks > 0 ? '\n'.repeat(breaks) : this.#gap);
    this.#parts.push(this.#prefix + text);
    this.#gap = '';
    this.#blockBreaks = 0;
    this.#lineBreaks = 0;
    this.#prefix = '';
  }

  /** Writes a text with collapsed white space, as in HTML. */
  writeCollapsed(text: string): void {
    const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
    const core = collapsed.trim();
    if (collapsed.startsWith(' ')) this.#addSpace();
    if (core === '') return;
    this.write(core);
    if (collapsed.endsWith(' ')) this.#addSpace();
  }

  /** Adds the white space of a tag. */
  addTag(name: string, isOpen: boolean): void {
    if (name === 'br') this.#lineBreaks += 1;
    if (paragraphElements.has(name)) this.#blockBreaks = 2;
    if (lineElements.has(name)) this.#blockBreaks = Math.max(this.#blockBreaks, 1);
    if (name === 'li' && isOpen) this.#prefix = '- ';
    if ((name === 'td' || name === 'th') && !isOpen) this.#gap = '\t';
  }

  #addSpace(): void {
    this.#gap ||= ' ';
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/**
 * Converts a formatted post to plain text. Paragraphs are separated by an empty line. Line breaks, list items and table
 * rows become lines. An image becomes its alternative text in brackets, and a frame its URL. It reads the HTML in a single pass.
 * @param content HTML
 * @param hasMedia whether images and frames are written
 */
export const htmlToText = (content: string, hasMedia = true): string =>
  decodeCharacterReferences(textWithReferences(content, hasMedia)).trim();

/** Returns whether readers see anything of HTML: a text, a picture or a frame. */
export const hasReadableText = (content: string): boolean =>
  textWithReferences(content, true)
    .replace(/&(?:nbsp|#160|#xa0);?/gi, '')
    .trim() !== '';

function textWithReferences(content: string, hasMedia: boolean): string {
  const html = normaliseLineBreaks(content);
  const writer = new TextWriter();
  let [position, openPres, isHidden] = [0, 0, false];
  const addText = (text: string) => {
    if (isHidden || text === '') return;
    if (openPres > 0) writer.write(text);
    else writer.writeCollapsed(text);
  };
  for (const { kind, name, start, end } of htmlTags(html)) {
    addText(html.slice(position, start));
    position = end;
    const isOpen = kind === 'open';
    if (name === 'pre') openPres = Math.max(0, openPres + (isOpen ? 1 : -1));
    writer.addTag(name, isOpen);
    if (hasMedia && name === 'img') writer.write(placeholderText('그림', altAttribute, html.slice(start, end)));
    if (hasMedia && isOpen && frameElements.includes(name))
      writer.write(placeholderText('외부 콘텐츠', srcAttribute, html.slice(start, end)));
    isHidden = isOpen && hasRawText(name);
  }
  addText(html.slice(position));
  return writer.toString();
}
