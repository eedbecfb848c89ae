import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import type { KeyEvent, PressEvent, SelectButtonHandlers } from './select-option.ts';
import { isSelectKey, useKeptInput } from './use-kept-input.ts';

/** The code of the list. */
export const selectListCode = lazyCode(() => import('./select-list.tsx').then(({ SelectList }) => SelectList));

/** The time after which the button shows that it is loading, in ms. */
const busyDelayMs = 300;

/** The time after which a native select replaces the button, in ms. */
const timeoutMs = 8000;

/** The message about native selects is shown once per page load. */
let isFailureShown = false;

/**
 * Loads the code of a select's list when the button is focused, hovered or pressed. Keys and presses from before are kept
 * and repeated when the code has loaded, unless the visitor leaves the button or presses Escape.
 * @param button the button of the select
 * @param nativeSelect the native select, which gets the focus of the button if the code fails to load while the visitor
 *   waits for it
 * @returns the list as soon as it is loaded, the event handlers of the button, and the state of the loading
 */
export function useSelectList(
  button: RefObject<HTMLButtonElement | null>,
  nativeSelect: RefObject<HTMLSelectElement | null>,
) {
  const [List, setList] = useState<Awaited<ReturnType<typeof selectListCode.preload>>>();
  const [isNative, setNative] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const handlers = useRef<SelectButtonHandlers>(null);
  const { isWaiting, take, keepPress, keepKey, repeatAll } = useKeptInput(button);

  const replaceByNative = () => {
    // If nobody waits for the list, the next press requests the code again.
    if (!button.current || take().length === 0) return;
    const hadFocus = document.activeElement === button.current;
    flushSync(() => setNative(true));
    if (hadFocus) nativeSelect.current?.focus();
    if (isFailureShown) return;
    isFailureShown = true;
    showToast({ icon: 'alert', message: '목록을 불러오지 못해 간단한 선택 상자를 사용합니다.', showTime: 6000 });
  };
  const load = () => {
    if (!List) selectListCode.preload().then((loaded) => setList(() => loaded), replaceByNative);
  };
  const keepOpeningPress = (repeatPress: () => void) => {
    button.current?.focus({ preventScroll: true });
    keepPress(repeatPress);
    load();
  };

  const repeatKept = useEffectEvent(repeatAll);
  useEffect(() => {
    if (List) void repeatKept();
  }, [List]);
  const giveUp = useEffectEvent(replaceByNative);
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [setTimeout(() => setBusy(true), busyDelayMs), setTimeout(() => giveUp(), timeoutMs)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setBusy(false);
    };
  }, [isWaiting]);

  const buttonProps = {
    onFocus: load,
    onHoverStart: load,
    onBlur: () => void take(),
    onPressStart: (event: PressEvent) => {
      if (handlers.current) return handlers.current.onPressStart?.(event);
      // A touch opens the list when it ends, as in React Aria. Keys have an event of their own.
      if (event.pointerType === 'touch' || event.pointerType === 'keyboard') return load();
      keepOpeningPress(() => handlers.current?.onPressStart?.(event));
    },
    onPress: (event: PressEvent) => {
      if (handlers.current) return handlers.current.onPress?.(event);
      if (event.pointerType === 'touch') keepOpeningPress(() => handlers.current?.onPress?.(event));
    },
    onKeyDown: (event: KeyEvent) => {
      if (handlers.current) return handlers.current.onKeyDown?.(event);
      if (event.key === 'Escape' && take().length > 0) return;
      if (!isSelectKey(event)) return event.continuePropagation();
      event.preventDefault();
      keepKey(event);
      load();
    },
  };
  return { List, handlers, buttonProps, isNative, isBusy };
}
