const mark = 'composing';

const endEvents = ['compositionend', 'focusout'];

/** Marks the page while a visitor composes a character with an input method (UI Events, composition events). */
export function markCompositions(): void {
  const { dataset } = document.documentElement;
  addEventListener('compositionstart', () => (dataset[mark] = ''), true);
  for (const type of endEvents) addEventListener(type, () => delete dataset[mark], true);
}

/**
 * Waits until no character is composed. React must not take over a control before: a change of its text would split a
 * Korean syllable.
 */
export async function compositionEnded(): Promise<void> {
  while (document.documentElement.dataset[mark] !== undefined) {
    await new Promise<void>((resolve) => {
      // The next syllable begins in the task in which the previous one ends.
      const next = () => setTimeout(resolve);
      for (const type of endEvents) addEventListener(type, next, { once: true, capture: true });
    });
  }
}
