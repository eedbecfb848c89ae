import { hasRawText, htmlTags } from './html-tags.ts';
import { allowedElements, isVoidElement } from './post-elements.ts';

/** What a browser can show without a pause. Posts of an editor stay far below both. */
export const htmlLimits = {
  /** How many elements may stand within each other. */
  depth: 48,
  /**
   * How many steps a post may take. A tag takes one, and one more for each open element of text style: a browser may
   * repeat these in every block that follows.
   */
  steps: 30_000,
};

/** Up to this many tags a post is left as it is, unless its elements stand too deep within each other. */
const smallPost = 1000;

const allowed = new Set(allowedElements);
const textStyle = new Set(['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u']);
/** A closing tag within a cell does not close what stands around the table. */
const barriers = new Set(['table', 'td', 'th', 'caption']);
const tableParts = new Set(['table', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

const cells = ['td', 'th', 'p'];
/** The elements that a tag closes, where one of them is the innermost open element (HTML Standard, section 13.1.2.4). */
const closedBy: Readonly<Record<string, readonly string[]>> = {
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

/** The place of the open element that a closing tag closes; -1 where it closes none. */
function indexOfClosedElement(name: string, open: readonly string[]): number {
  for (let place = open.length - 1; place >= 0; place -= 1) {
    const element = open[place] ?? '';
    if (element === name) return place;
    if (tableParts.has(name) ? element === 'table' : barriers.has(element)) return -1;
  }
  return -1;
}

/** A post in two parts: HTML that a browser can show without a pause, and the rest of its source. */
export type BoundedHtml = { html: string; rest: string };

/** Writes a post anew with every element closed within the element around it, and counts what it costs to show it. */
class BalancedHtmlWriter {
  readonly #open: string[] = [];
  readonly #parts: string[] = [];
  #styles = 0;
  #tooDeep = 0;
  steps = 0;
  isTooDeep = false;

  text(text: string): void {
    // What a dropped comment stood between must not become a tag.
    this.#parts.push(text.replaceAll('<', '&lt;'));
  }

  /** Closes elements until this many are open. */
  closeDownTo(count: number): void {
    while (this.#open.length > count) {
      const name = this.#open.pop() ?? '';
      this.#parts.push(`</${name}>`);
      if (textStyle.has(name)) this.#styles -= 1;
    }
  }

  /** @param source the whole tag */
  openTag(name: string, source: string): void {
    const implied = closedBy[name] ?? [];
    while (this.#tooDeep === 0 && implied.includes(this.#open.at(-1) ?? '')) this.closeDownTo(this.#open.length - 1);
    if (!allowed.has(name)) return;
    if (isVoidElement(name)) {
      this.#parts.push(source);
    } else if (this.#open.length >= htmlLimits.depth) {
      this.isTooDeep = true;
      this.#tooDeep += 1;
      this.#parts.push(' ');
    } else {
      this.#parts.push(source);
      this.#open.push(name);
      if (textStyle.has(name)) this.#styles += 1;
    }
  }

  closeTag(name: string): void {
    if (this.#tooDeep > 0 && allowed.has(name)) {
      this.#tooDeep -= 1;
      this.#parts.push(' ');
      return;
    }
    const place = indexOfClosedElement(name, this.#open);
    if (place !== -1) this.closeDownTo(place);
  }

  countTag(): void {
    this.steps += 1 + this.#styles;
  }

  html(): string {
    this.closeDownTo(0);
    return this.#parts.join('');
  }
}

/**
 * Bounds the depth and the number of elements of a post before anything parses it: parsing, sanitising and laying out
 * deeply nested HTML takes time that grows with the square of its length. The text of elements that are too deep stays
 * where it is, without them.
 * @param html any text
 * @returns the post as it is where it is within the limits; else its beginning with every element closed, and the rest
 */
export function limitHtml(html: string): BoundedHtml {
  const writer = new BalancedHtmlWriter();
  let [at, tags, isHidden] = [0, 0, false];
  for (const { kind, name, start, end } of htmlTags(html)) {
    if (!isHidden) writer.text(html.slice(at, start));
    at = end;
    tags += 1;
    writer.countTag();
    if (writer.steps > htmlLimits.steps) return { html: writer.html(), rest: html.slice(start) };
    if (kind === 'open') writer.openTag(name, html.slice(start, end));
    if (kind === 'close') writer.closeTag(name);
    isHidden = kind === 'open' && hasRawText(name);
  }
  if (tags <= smallPost && !writer.isTooDeep) return { html, rest: '' };
  if (!isHidden) writer.text(html.slice(at));
  return { html: writer.html(), rest: '' };
}
