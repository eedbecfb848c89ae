const setText = (control: Element, text: string) => {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    control.setRangeText(text, 0, control.value.length, 'end');
};

/** Starts a composition of an input method in a control whose text becomes `text` (UI Events). */
export function startComposition(control: Element, text: string): void {
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  setText(control, text);
  const input = { bubbles: true, isComposing: true, inputType: 'insertCompositionText' };
  control.dispatchEvent(new InputEvent('input', input));
}

/** Ends the composition. The input method writes its text into the control once more. */
export function endComposition(control: Element, text: string): void {
  startComposition(control, text);
  control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
}
