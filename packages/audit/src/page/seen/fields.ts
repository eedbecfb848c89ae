import { findExposed, isVisible, isVisuallyHidden, topDialog } from '#audit/page/dom.ts';

const choiceSelector = 'input[type=checkbox], input[type=radio]';

/** A field as a person sees it: a control with what is painted for it, or a group of choices. */
export type SeenField = {
  /** The control, or the first one of the group. */
  control: HTMLElement;
  /** The group of choices around the control, if it is one. */
  group: HTMLElement | null;
  box: DOMRect;
};

const textControls =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=spinbutton], button[aria-haspopup=listbox]';

/** Returns the smallest box around some elements. */
function boxAround(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Returns what is painted for a choice: its label, or the control. */
const paintedChoice = (choice: HTMLInputElement): Element => choice.closest('label') ?? choice.labels?.[0] ?? choice;

/** Returns the closest element around the first choice of a group that has all of them. */
function commonAncestor(choices: readonly HTMLElement[]): HTMLElement | null {
  let current = choices[0]?.parentElement ?? null;
  while (current && !choices.every((choice) => current?.contains(choice))) current = current.parentElement;
  return current;
}

/** Finds the fields of the open dialog, or else of the page. Radio buttons of one name are one field. */
export function findSeenFields(): SeenField[] {
  const root = topDialog() ?? document;
  const texts = findExposed(textControls, root)
    .filter((control) => !isVisuallyHidden(control))
    .map((control): SeenField => ({ control, group: null, box: control.getBoundingClientRect() }));
  const choices = [...root.querySelectorAll<HTMLInputElement>(choiceSelector)].filter(
    (choice) => isVisible(paintedChoice(choice)) && choice.closest('[inert], [aria-hidden=true]') === null,
  );
  const groups = Map.groupBy(choices, (choice) => (choice.type === 'radio' && choice.name ? `${choice.name}` : choice));
  const chosen = [...groups.values()].flatMap((members): SeenField[] => {
    const [control] = members;
    if (!control) return [];
    const group = members.length > 1 ? commonAncestor(members) : null;
    return [{ control, group, box: boxAround(members.map(paintedChoice)) }];
  });
  return [...texts, ...chosen].sort((one, two) =>
    one.control.compareDocumentPosition(two.control) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

/** Returns the elements that an attribute of an element references. */
export const referencedElements = (element: Element | null, attribute: string): HTMLElement[] =>
  (element?.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));

/** Returns the elements that describe a field: its control, or a group around it. */
export function describingElements(control: Element): HTMLElement[] {
  const groups: Element[] = [];
  for (let current: Element | null = control; current; current = current.parentElement)
    if (current === control || current.matches('fieldset, [role=group], [role=radiogroup]')) groups.push(current);
  return groups.flatMap((element) => [
    ...referencedElements(element, 'aria-describedby'),
    ...referencedElements(element, 'aria-errormessage'),
  ]);
}

/** Removes what does not count when two texts are compared: spaces, punctuation and marks of required fields. */
export const plainText = (text: string): string =>
  text.toLowerCase().replace(/필수|선택|[\s.,:;!?'"*()[\]{}<>·–-]/g, '');
