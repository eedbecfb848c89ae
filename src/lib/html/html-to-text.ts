import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { hasRawText, htmlTags } from './html-tags.ts';
import { decodeCharacterReferences } from './purify.ts';

const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure'.split(' '));
const lines = new Set('div li dt dd tr caption figcaption hr'.split(' '));

const alternative = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

function imageText(tag: string): string {
  const alt = alternative.exec(tag)?.slice(1).join('').trim();
  return alt ? `[그림: ${alt}]` : '[그림]';
}

/** Joins words with the white space that the tags between them stand for. */
class TextWriter {
  readonly #parts: string[] = [];
  #gap: '' | ' ' | '\t' = '';
  /** How many line breaks the ends of elements make, and how many `br` make: the larger number counts. */
  #blockBreaks = 0;
  #lineBreaks = 0;
  #prefix = '';

  word(word: string): void {
    const breaks = Math.max(this.#blockBreaks, this.#lineBreaks);
    if (this.#parts.length > 0) this.#parts.push(breaks > 0 ? '\n'.repeat(breaks) : this.#gap);
    this.#parts.push(this.#prefix + word);
    this.#gap = '';
    this.#blockBreaks = 0;
    this.#lineBreaks = 0;
    this.#prefix = '';
  }

  /** A text in which white space is collapsed, as in HTML. */
  text(text: string): void {
    const words = text.replace(/[\t\n\f\r ]+/g, ' ');
    const core = words.trim();
    if (words.startsWith(' ')) this.#space();
    if (core === '') return;
    this.word(core);
    if (words.endsWith(' ')) this.#space();
  }

  tag(name: string, isOpen: boolean): void {
    if (name === 'br') this.#lineBreaks += 1;
    if (paragraphs.has(name)) this.#blockBreaks = 2;
    if (lines.has(name)) this.#blockBreaks = Math.max(this.#blockBreaks, 1);
    if (name === 'li' && isOpen) this.#prefix = '- ';
    if ((name === 'td' || name === 'th') && !isOpen) this.#gap = '\t';
  }

  #space(): void {
    this.#gap ||= ' ';
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/**
 * The text of a formatted post, for a plain text field. Paragraphs are separated by an empty line; line breaks, list
 * items and rows of a table are lines; a picture is its name in brackets. It reads the text once, however deep it is.
 * @param content HTML
 */
export function htmlToText(content: string): string {
  const html = normaliseLineBreaks(content);
  const writer = new TextWriter();
  let [at, pres, isHidden] = [0, 0, false];
  const addText = (text: string) => {
    if (isHidden || text === '') return;
    if (pres > 0) writer.word(text);
    else writer.text(text);
  };
  for (const { kind, name, start, end } of htmlTags(html)) {
    addText(html.slice(at, start));
    at = end;
    const isOpen = kind === 'open';
    if (name === 'pre') pres = Math.max(0, pres + (isOpen ? 1 : -1));
    writer.tag(name, isOpen);
    if (name === 'img') writer.word(imageText(html.slice(start, end)));
    isHidden = isOpen && hasRawText(name);
  }
  addText(html.slice(at));
  return decodeCharacterReferences(writer.toString()).trim();
}
