import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readEmailParts } from '#src/lib/text/email-parts.ts';
import { extractDigits, parsePhone } from '#src/lib/text/phone.ts';

type FormValues<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>;

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'password', 'email', 'tel'].includes(control.type));

/**
 * Returns the value that a field shows as text. The two texts of an email address are its parts.
 * @param domain the domain that was chosen instead of typed
 */
function joinTexts([first, second]: readonly (HTMLInputElement | HTMLTextAreaElement)[], domain?: string): string {
  if (first && second) return readEmailParts(first.value, domain ?? second.value);
  const text = first?.value ?? '';
  if (first?.type === 'tel') return parsePhone(text, text.length);
  return first?.inputMode === 'numeric' ? extractDigits(text) : text;
}

/** Returns the key that a select shows, or undefined if React has rendered it. */
const readChosenKey = (select: HTMLSelectElement | null | undefined): string | undefined =>
  select && select.value !== select.dataset.rendered ? select.value : undefined;

/** Returns whether React has rendered that a checkbox or radio button is selected. */
const isRenderedSelected = (input: Element) => input.closest('label')?.hasAttribute('data-selected') === true;

/** Returns the value that a field shows, or the value of the form if React has rendered what it shows. */
function readShownValue(field: Element, formValue: unknown): unknown {
  const choice = field.querySelector<HTMLInputElement>('input[type=checkbox], input[type=radio]:checked');
  if (choice) {
    if (choice.checked === isRenderedSelected(choice)) return formValue;
    return choice.type === 'radio' ? choice.value : choice.checked;
  }
  if (typeof formValue !== 'string') return formValue;
  const chosenKey = readChosenKey(field.querySelector('select'));
  const texts = [...field.querySelectorAll('input, textarea')].filter(isTextControl);
  if (texts.length === 0) return chosenKey ?? formValue;
  // React keeps the default of a control equal to the value that it renders.
  const isShown = chosenKey === undefined && texts.every((control) => control.value === control.defaultValue);
  return isShown ? formValue : joinTexts(texts, chosenKey);
}

/**
 * Copies the values that the fields show into the form where they differ.
 * @param formId the id of the form element; the `data-field` of its fields has the name of the form's value
 * @param target the control whose event React is about to handle; its field is left out
 */
export function copyShownValues<Values extends FieldValues>(
  formId: string,
  { getValues, setValue }: FormValues<Values>,
  target?: EventTarget | null,
): void {
  for (const field of document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (target instanceof Node && field.contains(target)) continue;
    const names = field.dataset.field?.split(' ') as Path<Values>[];
    // The selects of a date have a name each.
    const selects = names.length > 1 ? field.querySelectorAll('select') : [];
    for (const [index, name] of names.entries()) {
      const formValue: unknown = getValues(name);
      const shown = names.length > 1 ? (readChosenKey(selects[index]) ?? formValue) : readShownValue(field, formValue);
      if (shown !== formValue) setValue(name, shown as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }
}

/** The events by which a visitor changes a control. React handles them. */
const inputEvents = ['input', 'change', 'click'];

/** The events after which fields are rendered again. */
const renderEvents = ['focusin', 'focusout', 'pointerover', 'pointerout'];

/**
 * Copies what the fields show into the form: at once, and before React renders them again. Visitors type before hydration,
 * when React does not listen. Password managers and extensions fill in fields without events, or with events that React
 * ignores. React would then remove the text.
 * @returns a function that ends the copying
 */
export function followShownValues<Values extends FieldValues>(formId: string, form: FormValues<Values>): () => void {
  copyShownValues(formId, form);
  const copy = ({ target, type, isTrusted }: Event) => {
    if (!(target instanceof Element) || target.closest('form')?.id !== formId) return;
    copyShownValues(formId, form, isTrusted && inputEvents.includes(type) ? target : null);
  };
  for (const type of [...inputEvents, ...renderEvents]) document.addEventListener(type, copy, true);
  return () => {
    for (const type of [...inputEvents, ...renderEvents]) document.removeEventListener(type, copy, true);
  };
}
