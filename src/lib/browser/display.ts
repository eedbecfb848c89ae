/**
 * How a reader wants the site to look. The global sheet reads the choices from the attributes `data-…` of the root
 * element.
 */
export type Display = {
  /** Text size in per cent. */
  text: '100' | '112' | '125' | '150';
  contrast: 'standard' | 'more';
  theme: 'system' | 'light' | 'dark';
  motion: 'full' | 'still';
};

export type DisplaySetting = keyof Display;

/** All choices. The first of each is the default: the site and the system decide. */
export const displayChoices: { readonly [Part in DisplaySetting]: readonly [Display[Part], ...Display[Part][]] } = {
  text: ['100', '112', '125', '150'],
  contrast: ['standard', 'more'],
  theme: ['system', 'light', 'dark'],
  motion: ['full', 'still'],
};

/** The key in the browser's storage. */
export const displayKey = 'display';

const validChoice = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

const parseJsonOrNull = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** Reads what was stored. It may be anything: what is no choice gives the default. */
export function readDisplay(text: string | null): Display {
  const stored = parseJsonOrNull(text);
  const value = (part: DisplaySetting): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, part) : undefined;
  return {
    text: validChoice(displayChoices.text, value('text')),
    contrast: validChoice(displayChoices.contrast, value('contrast')),
    theme: validChoice(displayChoices.theme, value('theme')),
    motion: validChoice(displayChoices.motion, value('motion')),
  };
}

/** Puts the choices on the root element; a default leaves no attribute. */
export function applyDisplay(display: Display, root: HTMLElement): void {
  for (const [part, [byDefault]] of Object.entries(displayChoices)) {
    const choice: unknown = Reflect.get(display, part);
    if (choice === byDefault) delete root.dataset[part];
    else root.dataset[part] = String(choice);
  }
}
