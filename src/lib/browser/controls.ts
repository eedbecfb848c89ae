/** A control whose value a visitor changes. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control of the current rendering, and the control in its place that a visitor changed, which may be the same. */
export type ChangedControl = { current: Control; early: Control };

export const controlSelector = 'input, textarea, select';

/** What a control shows, and where its caret is. */
export type Shown = {
  value: string;
  checked: boolean;
  files: FileList | null;
  caret: readonly [number, number] | null;
};

export const isInput = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement;
export const isCheckable = (control: Control): control is HTMLInputElement =>
  isInput(control) && (control.type === 'checkbox' || control.type === 'radio');
/** Returns the chosen files of a control; null for none. */
export const filesOf = (control: Control) => (isInput(control) && control.files?.length ? control.files : null);

export const isControl = (element: Element | undefined): element is Control =>
  element?.matches(controlSelector) === true;

/** Returns the controls inside an element, in the order of the page. */
export const controlsIn = (element: Element): Control[] => [...element.querySelectorAll<Control>(controlSelector)];

/** Reads what a control shows. A control that was removed from the page still has it. */
export function readShown(control: Control): Shown {
  const hasCaret = !(control instanceof HTMLSelectElement) && control.selectionStart !== null;
  return {
    value: control.value,
    checked: isCheckable(control) && control.checked,
    files: filesOf(control),
    caret: hasCaret ? [control.selectionStart ?? 0, control.selectionEnd ?? 0] : null,
  };
}

/** Returns whether a control shows what React has rendered. A radio button that lost its selection counts as rendered. */
export function showsRendered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value === control.dataset.rendered;
  if (isCheckable(control)) {
    const isSelected = control.closest('label')?.hasAttribute('data-selected') === true;
    return control.checked === isSelected || (control.type === 'radio' && !control.checked);
  }
  // React keeps the default of a text control equal to the value that it renders.
  return control.type === 'file' ? filesOf(control) === null : control.value === control.defaultValue;
}

/** Puts the caret where it was. */
export function setCaret(control: Control, { caret }: Shown): void {
  if (caret && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...caret);
}
