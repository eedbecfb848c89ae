import { backgroundOf, contrastOf, readColour } from '#audit/page/colour.ts';
import { isVisuallyHidden, topDialog } from '#audit/page/dom.ts';
import { isPaintedOver } from './painted-over.ts';

/** A line of text as it is painted. Positions are in CSS px from the top left corner of the page. */
export type TextLine = {
  /** The index of its element, for `textLineElement`. */
  element: number;
  box: { x: number; y: number; width: number; height: number };
  colour: readonly [red: number, green: number, blue: number];
  /** Opacity of the colour times that of all elements around it. */
  alpha: number;
  /** Whether only pixels can tell the colour, because of a filter or of the opacity of a box with a background. */
  isMixed: boolean;
  /** The contrast that WCAG 1.4.3 requires: 3 for large text, or else 4.5. */
  required: 3 | 4.5;
  /** Whether the text is in a fixed or sticky element, or such an element is over it. */
  isLayered: boolean;
  /** The contrast by the style alone; 0 when the background is a picture, so that only pixels can tell. */
  styledContrast: number;
  /** Changes when colour, background or opacity of the text change. */
  look: string;
};

type Clip = { left: number; top: number; right: number; bottom: number };

let elements: Element[] = [];

/** Returns the element of a text line that `readTextLines` returned. */
export const textLineElement = (index: number): Element => elements[index] ?? document.body;

/** Elements whose text may have any contrast: inactive controls, and what is hidden. */
const exemptSelector =
  ':disabled, [aria-disabled=true], [data-disabled], [inert], select > *, datalist, script, style, noscript, svg, option';

/** Returns the part of the page in which an element is not cut off; null if there is none. */
function visibleClip(element: Element): Clip | null {
  const clip = { left: 0, top: -scrollY, right: document.documentElement.scrollWidth, bottom: 1e6 };
  for (let current: Element | null = element; current && current !== document.body; current = current.parentElement) {
    const style = getComputedStyle(current);
    if (style.clipPath !== 'none' && style.clipPath !== 'border-box') return null;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const box = current.getBoundingClientRect();
    clip.left = Math.max(clip.left, box.left);
    clip.right = Math.min(clip.right, box.right);
    clip.top = Math.max(clip.top, box.top);
    clip.bottom = Math.min(clip.bottom, box.bottom);
  }
  return clip;
}

/** The style of the text of an element, and of what is around it. */
function describeText(element: Element, pseudo?: '::placeholder') {
  const style = getComputedStyle(element, pseudo);
  const colour = readColour(style.webkitTextFillColor || style.color);
  let alpha = colour[3] * (pseudo ? Number(style.opacity) : 1);
  let isMixed = false;
  let hasBackground = false;
  const looks = [style.webkitTextFillColor, style.fontWeight];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const own = getComputedStyle(current);
    hasBackground ||= own.backgroundImage !== 'none' || readColour(own.backgroundColor)[3] > 0;
    if (own.opacity !== '1') {
      alpha *= Number(own.opacity);
      isMixed ||= hasBackground;
    }
    isMixed ||= own.filter !== 'none' || own.mixBlendMode !== 'normal';
    if (looks.length < 14) looks.push(own.backgroundColor, own.backgroundImage, own.opacity);
  }
  const behind = backgroundOf(element);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return {
    colour: [colour[0], colour[1], colour[2]] as const,
    alpha,
    isMixed,
    styledContrast: behind && !isMixed ? contrastOf([colour[0], colour[1], colour[2], alpha], behind) : 0,
    required: isLarge ? (3 as const) : (4.5 as const),
    look: looks.join(' '),
  };
}

const fieldSelector =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range], [type=color]), textarea, select';

/** Returns the inner box of a field, in which its value or its placeholder is painted on one line. */
function innerBox(field: Element): DOMRect {
  const box = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const side = (name: 'Left' | 'Right' | 'Top' | 'Bottom'): number =>
    Number.parseFloat(style[`padding${name}`]) + Number.parseFloat(style[`border${name}Width`]);
  return new DOMRect(
    box.x + side('Left'),
    box.y + side('Top'),
    Math.max(0, box.width - side('Left') - side('Right')),
    Math.max(0, box.height - side('Top') - side('Bottom')),
  );
}

/** Fixed and sticky elements of the page. */
const layeredElements = (): Element[] =>
  [...document.querySelectorAll('body *')].filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));

/** Reads all lines of text that are painted: of the open dialog, or else of the page. */
function readTextLines(): TextLine[] {
  elements = [];
  const root = topDialog() ?? document.body;
  const layers = layeredElements().filter((layer) => !layer.contains(root));
  const lines: TextLine[] = [];
  const clips = new Map<Element, Clip | null>();
  const addLines = (element: Element, boxes: Iterable<DOMRect>, pseudo?: '::placeholder'): void => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (element.closest(exemptSelector) || isVisuallyHidden(element)) return;
    const clip = clips.has(element) ? clips.get(element) : visibleClip(element);
    clips.set(element, clip ?? null);
    if (!clip) return;
    const described = describeText(element, pseudo);
    elements.push(element);
    for (const box of boxes) {
      const [left, right] = [Math.max(box.left, clip.left), Math.min(box.right, clip.right)];
      const [top, bottom] = [Math.max(box.top, clip.top), Math.min(box.bottom, clip.bottom)];
      if (right - left < 3 || bottom - top < 3) continue;
      if (isPaintedOver(element, new DOMRect(left, top, right - left, bottom - top))) continue;
      const isLayered = layers.some((layer) => {
        const over = layer.getBoundingClientRect();
        return (
          layer.contains(element) ||
          (over.left < right && over.right > left && over.top < bottom && over.bottom > top && !element.contains(layer))
        );
      });
      const position = { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
      lines.push({ element: elements.length - 1, box: position, ...described, isLayered });
    }
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement || (node.nodeValue ?? '').trim() === '' || node.parentElement.closest('textarea, option'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    addLines(node.parentElement, range.getClientRects());
  }
  for (const field of root.querySelectorAll<HTMLInputElement>(fieldSelector)) {
    if (field.value !== '') addLines(field, [innerBox(field)]);
    else if (field.placeholder) addLines(field, [innerBox(field)], '::placeholder');
  }
  return lines;
}

let plainLooks = new Map<Element, string>();

/** Reads all lines of text, and remembers their looks for `readChangedTextLines`. */
export function readPlainTextLines(): TextLine[] {
  const lines = readTextLines();
  plainLooks = new Map(lines.map((line) => [textLineElement(line.element), line.look]));
  return lines;
}

/** Reads the lines of text whose colour or background has changed since `readPlainTextLines`. */
export const readChangedTextLines = (): TextLine[] =>
  readTextLines().filter((line) => {
    const before = plainLooks.get(textLineElement(line.element));
    return before !== undefined && before !== line.look;
  });

/** Style sheets by the name of what they do: end transitions at once, or make all text transparent and nothing else. */
const sheetTexts = {
  still: '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }',
  withoutShadow: '*, *::before, *::after { text-shadow: none !important; }',
  withoutText:
    '*, *::before, *::after, ::placeholder, ::marker { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-decoration-color: transparent !important; }',
} as const;

const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet, which `removePaintRule` removes. */
export function addPaintRule(name: keyof typeof sheetTexts): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetTexts[name]);
  sheets.set(name, sheet);
  document.adoptedStyleSheets.push(sheet);
}

/** Removes a style sheet that `addPaintRule` added. */
export function removePaintRule(name: keyof typeof sheetTexts): void {
  const sheet = sheets.get(name);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** Returns the size of the page that a picture has to show. */
export const pageSize = (): { width: number; height: number } => ({
  width: innerWidth,
  height: Math.max(innerHeight, topDialog() ? 0 : document.documentElement.scrollHeight),
});
