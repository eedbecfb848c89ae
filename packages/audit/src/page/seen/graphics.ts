import { backgroundOf, contrastOf, readColour } from '#audit/page/colour.ts';
import {
  findControls,
  isExposed,
  isVisible,
  isVisuallyHidden,
  opacityOf,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';
import { isPaintedOver } from './painted-over.ts';
import type { TextLine } from './text-lines.ts';

/** A picture that alone identifies a control, the mark of a checkbox or radio button, or a field of text. */
export type Graphic = {
  /** The index of its control, for `graphicElement`. */
  element: number;
  box: TextLine['box'];
  kind: 'icon' | 'mark' | 'field';
  /** For a mark or a field: the contrast of its border or fill to what is behind it, by its style; null if only pixels tell. */
  edgeContrast: number | null;
  /** Opacity of the graphic times that of all elements around it, from 0 to 1. */
  alpha: number;
};

let controls: Element[] = [];

/** Returns the control of a graphic that `readGraphics` returned. */
export const graphicElement = (index: number): Element => controls[index] ?? document.body;

const pageBox = ({ x, y, width, height }: DOMRect): TextLine['box'] => ({
  x: x + scrollX,
  y: y + scrollY,
  width,
  height,
});

const isInactive = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled=true]') || element.closest('[data-disabled], [inert]') !== null;

/** Returns the drawn mark of a checkbox or radio button: the control, or the first box without text in its label. */
function drawnMark(input: HTMLInputElement): Element | null {
  if (isVisible(input) && !isVisuallyHidden(input) && getComputedStyle(input).opacity !== '0') return input;
  const label = input.closest('label') ?? input.labels?.[0];
  const boxes = [...(label?.querySelectorAll('span, div, i') ?? [])].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isDrawn = Number.parseFloat(style.borderTopWidth) > 0 || readColour(style.backgroundColor)[3] > 0;
    return isDrawn && width >= 10 && height >= 10 && width <= 40 && isVisible(element) && !isVisuallyHidden(element);
  });
  return boxes.find((element) => visibleText(element) === '') ?? null;
}

/** Returns the picture of a control without text: its only picture, or the inner box of the control. */
function iconBox(control: HTMLElement): DOMRect {
  const pictures = [...control.querySelectorAll('svg, img, i')].filter(isVisible);
  const [picture] = pictures;
  if (picture) return picture.getBoundingClientRect();
  const { x, y, width, height } = control.getBoundingClientRect();
  const inset = Math.min(4, width / 5, height / 5);
  return new DOMRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
}

/** Whether a box is in the window of a scrolling or clipping element around it, and large enough to be looked at. */
function isPainted(element: Element, box: DOMRect): boolean {
  if (box.width < 6 || box.height < 6 || !element.checkVisibility({ opacityProperty: true })) return false;
  for (let current = element.parentElement; current && current !== document.body; current = current.parentElement) {
    const style = getComputedStyle(current);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const clip = current.getBoundingClientRect();
    if (
      box.left < clip.left - 1 ||
      box.right > clip.right + 1 ||
      box.top < clip.top - 1 ||
      box.bottom > clip.bottom + 1
    )
      return false;
  }
  return true;
}

/** Returns the contrast of the border or the fill of a box to what is behind it; null if its style does not tell. */
function edgeContrastOf(box: Element): number | null {
  const [behind, fill] = [backgroundOf(box.parentElement), backgroundOf(box)];
  const style = getComputedStyle(box);
  // The browser itself draws a native checkbox.
  if (
    !behind ||
    !fill ||
    (box.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') ||
    box.matches('svg')
  )
    return null;
  const isDrawn = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
  const border = isDrawn ? contrastOf(readColour(style.borderTopColor), behind) : 1;
  return Math.max(border, contrastOf(fill, behind));
}

const textFieldSelector =
  'input:not([type=checkbox], [type=radio], [type=image], [type=button], [type=submit], [type=file]), textarea, select';

/** Whether a drawing has content. One that another file contains is empty until that file is loaded. */
const isDrawn = (drawing: SVGSVGElement): boolean => drawing.childElementCount > 0 && drawing.getBBox().width > 0;

/** Reads the pictures that alone identify controls, the marks of checkboxes and radio buttons, and fields of text. */
export function readGraphics(): Graphic[] {
  controls = [];
  const graphics: Graphic[] = [];
  const addGraphic = (element: Element, painted: Element, box: DOMRect, kind: Graphic['kind']): void => {
    if (isInactive(element) || !isPainted(painted, box) || isPaintedOver(painted, box)) return;
    controls.push(element);
    // The edge of a field may be that of a box around it.
    const around = [painted, painted.parentElement, painted.parentElement?.parentElement];
    const edges = around
      .slice(0, { icon: 0, mark: 1, field: 3 }[kind])
      .flatMap((one) => (one && edgeContrastOf(one)) ?? []);
    const edgeContrast = edges.length > 0 ? Math.max(...edges) : null;
    graphics.push({ element: controls.length - 1, box: pageBox(box), alpha: opacityOf(painted), kind, edgeContrast });
  };
  const root = topDialog() ?? document;
  for (const control of findControls(root)) {
    if (isVisuallyHidden(control)) continue;
    if (control.matches(textFieldSelector)) addGraphic(control, control, control.getBoundingClientRect(), 'field');
    if (control.matches(`${textFieldSelector}, iframe, audio, video, [tabindex]:not([role], a, button)`)) continue;
    if (control.matches('input[type=checkbox], input[type=radio]') || visibleText(control) !== '') continue;
    addGraphic(control, control, iconBox(control), 'icon');
  }
  // A drawing that is loaded when it comes into the window is still empty.
  for (const drawing of root.querySelectorAll<SVGSVGElement>('svg[role=img]'))
    if (isDrawn(drawing) && isVisible(drawing) && isExposed(drawing) && !drawing.closest('button, a'))
      addGraphic(drawing, drawing, drawing.getBoundingClientRect(), 'icon');
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')) {
    const mark = drawnMark(input);
    if (mark) addGraphic(input, mark, mark.getBoundingClientRect(), 'mark');
  }
  return graphics;
}
