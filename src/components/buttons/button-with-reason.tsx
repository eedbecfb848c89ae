import { type ReactNode, useId, useState } from 'react';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import * as style from './button.style.ts';
import { reason as reasonStyle } from './button-with-reason.style.ts';

type ButtonWithReasonProps = {
  children: ReactNode;
  /** Sends the form that it stands in, or does something of its own. */
  type: 'submit' | 'button';
  variant: 'solid' | 'plain';
  onPress?: () => void;
  isPending: boolean;
  /** Why it is disabled. It keeps its place in the tab order, so that a screen reader reads the reason. */
  disabledReason?: string | undefined;
  /** Called by a press while it is disabled: moves the focus to what has to be changed. */
  onDisabledPress?: (() => void) | undefined;
  /** Whether the reason is visible; where this is missing, a press makes it visible until the button is enabled. */
  isReasonShown?: boolean | undefined;
};

/**
 * A button that can be disabled and gives its reason: to a screen reader always, and as visible text below it when it
 * is pressed (WCAG 3.3.1). Once hydrated it never has the attribute `disabled`, as its own press would lose the focus
 * (WCAG 2.4.3). While it is disabled or pending a press does not act.
 */
export function ButtonWithReason({
  children,
  type,
  variant,
  onPress,
  isPending,
  disabledReason,
  onDisabledPress: onBlockedPress,
  isReasonShown,
}: ButtonWithReasonProps) {
  const reason = useId();
  const isAlive = useHydrated();
  const [wasPressed, setPressed] = useState(false);
  if (wasPressed && disabledReason === undefined) setPressed(false);
  const off = isPending || disabledReason !== undefined;
  const press = () => {
    if (!off) return onPress?.();
    if (isPending) return;
    setPressed(true);
    onBlockedPress?.();
  };
  return (
    <>
      <button
        type={type}
        className={`${style.base} ${style.variants[variant]}`}
        // Before its code is there, the browser would send the form by itself, and put what was typed into the address.
        disabled={type === 'submit' && !isAlive}
        aria-disabled={off || undefined}
        aria-describedby={disabledReason ? reason : undefined}
        onClick={(event) => {
          if (off) event.preventDefault();
          press();
        }}
      >
        {children}
        {isPending && <Spinner label="보내는 중" />}
      </button>
      {disabledReason &&
        ((isReasonShown ?? wasPressed) ? (
          <span id={reason} className={reasonStyle}>
            {disabledReason}
          </span>
        ) : (
          <span id={reason} hidden>
            <VisuallyHidden>{disabledReason.replaceAll('\n', ' ')}</VisuallyHidden>
          </span>
        ))}
    </>
  );
}
