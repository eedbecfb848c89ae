import { hasRawText, htmlTags, keepAttributes } from './html-tags.ts';
import { allowedElements, frameElements, isVoidElement } from './post-elements.ts';

/**
 * The limits of HTML that a browser can render without a noticeable pause. Posts from an editor stay far below them.
 */
export const htmlLimits = {
  /** The maximum nesting depth of elements. */
  depth: 48,
  /**
   * The maximum number of steps. A tag counts as one step, plus one step for each open text style element, because a
   * browser may repeat these elements in every following block.
   */
  steps: 30_000,
  /** The maximum number of attributes of an element. The sanitiser allows eleven names. */
  attributes: 32,
  /** The maximum number of frames and recordings. Each becomes a link that shows its URL. */
  frames: 200,
};

/** A post with at most this number of tags stays unchanged, unless elements or attributes are removed. */
const smallPostTags = 1000;

const allowed = new Set(allowedElements);
const textStyles = new Set(['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u']);
/** A closing tag inside one of these elements does not close an element outside the table. */
const scopeBoundaries = new Set(['table', 'td', 'th', 'caption']);
const tableParts = new Set(['table', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

const cells = ['td', 'th', 'p'];
/**
 * The elements that an opening tag closes if one of them is the innermost open element (HTML Standard, section
 * 13.1.2.4).
 */
const implicitlyClosed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'div', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'figure', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
      (name) => [name, ['p']],
    ),
  ),
  ...{ li: ['li', 'p'], dt: ['dt', 'dd', 'p'], dd: ['dt', 'dd', 'p'] },
  ...{ td: cells, th: cells, tr: [...cells, 'tr'] },
  ...Object.fromEntries(
    ['thead', 'tbody', 'tfoot'].map((name) => [
      name,
      [...cells, 'tr', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot'],
    ]),
  ),
};

/** Returns the index of the open element that a closing tag closes; -1 if it closes none. */
function indexOfClosedElement(name: string, open: readonly string[]): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const element = open[index] ?? '';
    if (element === name) return index;
    if (tableParts.has(name) ? element === 'table' : scopeBoundaries.has(element)) return -1;
  }
  return -1;
}

/** A post in two parts: HTML within the limits, and the source of the rest. */
export type LimitedHtml = { html: string; rest: string };

/** Rewrites a post with every element closed inside its parent element, and counts the rendering steps. */
class BalancedHtmlWriter {
  readonly #open: string[] = [];
  readonly #parts: string[] = [];
  #openStyles = 0;
  #skippedDepth = 0;
  steps = 0;
  frames = 0;
  /** Whether elements or attributes are missing. */
  isShortened = false;

  text(text: string): void {
    // The text on both sides of a removed comment must not form a tag.
    this.#parts.push(text.replaceAll('<', '&lt;'));
  }

  /** Closes elements until `count` elements are open. */
  closeDownTo(count: number): void {
    while (this.#open.length > count) {
      const name = this.#open.pop() ?? '';
      this.#parts.push(`</${name}>`);
      if (textStyles.has(name)) this.#openStyles -= 1;
    }
  }

  /** Writes an opening tag. @param source the complete tag */
  openTag(name: string, source: string): void {
    const implied = implicitlyClosed[name] ?? [];
    while (this.#skippedDepth === 0 && implied.includes(this.#open.at(-1) ?? ''))
      this.closeDownTo(this.#open.length - 1);
    const tag = keepAttributes(source, htmlLimits.attributes);
    if (tag !== source) this.isShortened = true;
    if (!allowed.has(name)) return;
    if (isVoidElement(name)) {
      this.#parts.push(tag);
    } else if (this.#open.length >= htmlLimits.depth) {
      this.isShortened = true;
      this.#skippedDepth += 1;
      this.#parts.push(' ');
    } else {
      this.#parts.push(tag);
      this.#open.push(name);
      if (textStyles.has(name)) this.#openStyles += 1;
    }
  }

  closeTag(name: string): void {
    if (this.#skippedDepth > 0 && allowed.has(name)) {
      this.#skippedDepth -= 1;
      this.#parts.push(' ');
      return;
    }
    const index = indexOfClosedElement(name, this.#open);
    if (index !== -1) this.closeDownTo(index);
  }

  /** Counts a tag. @param name the name of the element that the tag opens; empty for another tag */
  countTag(name: string): void {
    this.steps += 1 + this.#openStyles;
    if (frameElements.includes(name)) this.frames += 1;
  }

  /** Whether the post is longer than a browser can render without a pause. */
  isTooLong(): boolean {
    return this.steps > htmlLimits.steps || this.frames > htmlLimits.frames;
  }

  html(): string {
    this.closeDownTo(0);
    return this.#parts.join('');
  }
}

/**
 * Limits the nesting depth and the numbers of elements, attributes and frames of a post before the browser parses it. The
 * time to parse, sanitise and lay out deeply nested HTML, or many attributes, grows with the square of its length.
 * Elements that are nested too deeply are removed, and their text stays.
 * @param html any text
 * @returns the unchanged post if it is within the limits; else the beginning with every element closed, and the rest
 */
export function limitHtml(html: string): LimitedHtml {
  const writer = new BalancedHtmlWriter();
  let [position, tags, isHidden] = [0, 0, false];
  for (const { kind, name, start, end } of htmlTags(html)) {
    if (!isHidden) writer.text(html.slice(position, start));
    position = end;
    tags += 1;
    writer.countTag(kind === 'open' ? name : '');
    if (writer.isTooLong()) return { html: writer.html(), rest: html.slice(start) };
    if (kind === 'open') writer.openTag(name, html.slice(start, end));
    if (kind === 'close') writer.closeTag(name);
    isHidden = kind === 'open' && hasRawText(name);
  }
  if (tags <= smallPostTags && !writer.isShortened) return { html, rest: '' };
  if (!isHidden) writer.text(html.slice(position));
  return { html: writer.html(), rest: '' };
}
