import { type RefObject, useRef, useState } from 'react';
import type { KeyEvent } from './select-option.ts';

/** One key or press. @param target the focused element when it is repeated */
type KeptInput = { repeat: (target: Element) => void; opensList: boolean };

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const selectingKeys = ['ArrowLeft', 'ArrowRight'];

/** The longest wait for the focus to move into the opened list, in frames. */
const maxFrames = 30;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Checks whether a key opens the list or changes the selection. React Aria also ignores all other keys. */
export const isSelectKey = ({ key, ctrlKey, metaKey, altKey }: KeyEvent): boolean =>
  !ctrlKey && !metaKey && (openingKeys.includes(key) || (!altKey && (selectingKeys.includes(key) || key.length === 1)));

/**
 * Keeps the keys and presses that a button receives before its code has loaded.
 * @returns functions that keep input, drop it, and repeat it in its order; `isWaiting` while there is any
 */
export function useKeptInput(button: RefObject<HTMLButtonElement | null>) {
  const inputs = useRef<KeptInput[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const opensList = () => inputs.current.some((input) => input.opensList);

  const keep = (input: KeptInput) => {
    inputs.current.push(input);
    setWaiting(true);
  };
  /** Empties the list of inputs. @returns what it contained */
  const take = (): KeptInput[] => {
    const taken = inputs.current;
    inputs.current = [];
    setWaiting(false);
    return taken;
  };
  const keepPress = (repeat: () => void) => {
    if (!opensList()) keep({ repeat, opensList: true });
  };
  const keepKey = ({ key, code, shiftKey, altKey }: KeyEvent) => {
    // A second Enter before the list appears must not choose an option that nobody has seen.
    if (inputs.current.at(-1)?.opensList && ['Enter', ' '].includes(key)) return;
    const init = { key, code, shiftKey, altKey, bubbles: true, cancelable: true };
    const repeat = (target: Element) => {
      for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, init));
    };
    keep({ repeat, opensList: !opensList() && openingKeys.includes(key) });
  };
  const repeatAll = async () => {
    for (const input of take()) {
      const target = document.activeElement;
      // Keys after the one that opens the list are for the list.
      if (!target || (target !== button.current && !target.closest('[role=listbox]'))) return;
      input.repeat(target);
      await nextFrame();
      if (!input.opensList) continue;
      for (let frame = 0; frame < maxFrames && document.activeElement === button.current; frame += 1) await nextFrame();
    }
  };
  return { isWaiting, take, keepPress, keepKey, repeatAll };
}
