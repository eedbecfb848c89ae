/** A text that is shown with separators and kept without. */
export type Mask = {
  /** Keeps the characters that count, at most as many as are allowed. */
  clean: (text: string) => string;
  /** Puts the separators in. */
  format: (clean: string) => string;
};

/** What an edit comes to: the characters that count, and where the caret stands in the text that is shown. */
export type MaskedEdit = { value: string; caret: number };

/** Where the caret stands in a formatted text when so many of the characters that count are before it. */
function findCaret(shown: string, count: number, mask: Mask): number {
  if (count === 0) return 0;
  for (let at = 1; at <= shown.length; at += 1) {
    if (mask.clean(shown.slice(0, at)).length >= count) return at;
  }
  return shown.length;
}

/**
 * What the field holds after an edit. A separator that is deleted takes the character beside it along: else the key
 * would do nothing.
 * @param raw the text of the control after the edit, separators of any kind in it
 * @param caret where the caret stands in it
 * @param previous what the field held before, without separators
 * @param inputType the kind of the edit (Input Events, section 5.1.2)
 */
export function editMasked(raw: string, caret: number, previous: string, inputType: string, mask: Mask): MaskedEdit {
  let before = mask.clean(raw.slice(0, caret)).length;
  let value = mask.clean(raw);
  if (value === previous && raw.length < mask.format(previous).length) {
    if (inputType === 'deleteContentBackward' && before > 0) {
      value = value.slice(0, before - 1) + value.slice(before);
      before -= 1;
    } else if (inputType === 'deleteContentForward') {
      value = value.slice(0, before) + value.slice(before + 1);
    }
  }
  return { value, caret: findCaret(mask.format(value), Math.min(before, value.length), mask) };
}
