import { type ReactNode, useId } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import * as style from './button.style';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

type HeldButtonProps = {
  children: ReactNode;
  /** Sends the form that it stands in, or does something of its own. */
  type: 'submit' | 'button';
  look: 'solid' | 'plain';
  onPress?: () => void;
  isPending: boolean;
  /** Why it can't be pressed now. It keeps its place in the tab order, so that the reason can be heard. */
  blockedBy?: string | undefined;
};

/**
 * A button that may have to wait, and says for what. Once alive it is never `disabled`: focus would be lost with its own press
 * (WCAG 2.4.3). While it is blocked or pending a press does nothing.
 */
export function HeldButton({ children, type, look, onPress, isPending, blockedBy }: HeldButtonProps) {
  const reason = useId();
  const isAlive = useHydrated();
  const off = isPending || blockedBy !== undefined;
  return (
    <>
      <button
        type={type}
        className={`${style.base} ${style.looks[look]}`}
        // Before its code is there, the browser would send the form by itself, and put what was typed into the address.
        disabled={type === 'submit' && !isAlive}
        aria-disabled={off || undefined}
        aria-describedby={blockedBy ? reason : undefined}
        onClick={(event) => {
          if (off) event.preventDefault();
          else onPress?.();
        }}
      >
        {children}
        {isPending && <Spinner label="보내는 중" />}
      </button>
      {blockedBy && (
        <span id={reason} hidden>
          <VisuallyHidden>{blockedBy}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
