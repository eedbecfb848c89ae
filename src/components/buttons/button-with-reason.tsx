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
  const reasonId = useId();
  const isHydrated = useHydrated();
  const [wasPressed, setPressed] = useState(false);
  if (wasPressed && disabledReason === undefined) setPressed(false);
  const isInactive = isPending || disabledReason !== undefined;
  const pressUnlessDisabled = () => {
    if (!isInactive) return onPress?.();
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
        disabled={type === 'submit' && !isHydrated}
        aria-disabled={isInactive || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={(event) => {
          if (isInactive) event.preventDefault();
          pressUnlessDisabled();
        }}
      >
        {children}
        {isPending && <Spinner label="보내는 중" />}
      </button>
      {disabledReason &&
        ((isReasonShown ?? wasPressed) ? (
          <span id={reasonId} className={reasonStyle}>
            {disabledReason}
          </span>
        ) : (
          <span id={reasonId} hidden>
            <VisuallyHidden>{disabledReason.replaceAll('\n', ' ')}</VisuallyHidden>
          </span>
        ))}
    </>
  );
}
