import { isJsonObject, parseJson } from '#src/lib/text/json.ts';

/**
 * The display settings that a user chooses. The global style sheet reads them from `data-…` attributes of the root
 * element.
 */
export type Display = {
  /** The text size in percent. */
  text: '100' | '112' | '125' | '150';
  contrast: 'standard' | 'more';
  theme: 'system' | 'light' | 'dark';
  motion: 'full' | 'still';
};

export type DisplaySetting = keyof Display;

/** The choices of each setting. The first one is the default, which leaves the decision to the site and the system. */
export const displayChoices: { readonly [Part in DisplaySetting]: readonly [Display[Part], ...Display[Part][]] } = {
  text: ['100', '112', '125', '150'],
  contrast: ['standard', 'more'],
  theme: ['system', 'light', 'dark'],
  motion: ['full', 'still'],
};

/** The key of the settings in local storage. */
export const displayKey = 'display';

const validChoice = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

/** Parses the stored settings. Stored text is untrusted input: an invalid setting becomes the default. */
export function readDisplay(text: string | null): Display {
  const stored = parseJson(text ?? '');
  const value = (part: DisplaySetting): unknown => (isJsonObject(stored) ? stored[part] : undefined);
  return {
    text: validChoice(displayChoices.text, value('text')),
    contrast: validChoice(displayChoices.contrast, value('contrast')),
    theme: validChoice(displayChoices.theme, value('theme')),
    motion: validChoice(displayChoices.motion, value('motion')),
  };
}

/** Sets the attributes of the root element. A default setting has no attribute. */
export function applyDisplay(display: Display, root: HTMLElement): void {
  for (const [part, [byDefault]] of Object.entries(displayChoices)) {
    const choice: unknown = Reflect.get(display, part);
    if (choice === byDefault) delete root.dataset[part];
    else root.dataset[part] = String(choice);
  }
}
