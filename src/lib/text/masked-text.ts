/** The rules of a field that shows its text with separators and stores it without them. */
export type Mask = {
  /** Removes separators and other characters, and limits the length. */
  clean: (text: string) => string;
  /** Inserts the separators. */
  format: (clean: string) => string;
};

/** The result of an edit: the text without separators, and the position of the caret in the text with separators. */
export type MaskedEdit = { value: string; caret: number };

/** Returns the position of the caret in a formatted text, after `count` characters that are no separators. */
function findCaret(formatted: string, count: number, mask: Mask): number {
  if (count === 0) return 0;
  for (let position = 1; position <= formatted.length; position += 1) {
    if (mask.clean(formatted.slice(0, position)).length >= count) return position;
  }
  return formatted.length;
}

/**
 * Returns the value and the caret of a masked field after an edit. Deleting a separator also deletes the character next
 * to it. Otherwise the separator would be inserted again and the key would have no effect.
 * @param raw the text of the control after the edit, with any separators
 * @param caret the position of the caret in `raw`
 * @param previous the value before the edit, without separators
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
