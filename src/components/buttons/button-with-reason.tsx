import { type ReactNode, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import * as style from './button.style.ts';

type ButtonWithReasonProps = {
  children: ReactNode;
  /**
   * submit: submits the form that contains the button, also while it is disabled or pending: the form explains why, or
   * ignores it. It is solid. button: calls `onPress`, and is plain; a press does nothing while it is disabled or pending.
   */
  type: 'submit' | 'button';
  onPress?: () => void;
  isPending: boolean;
  /** Disables the button. The button stays in the tab order, so that a screen reader reads the reason. */
  disabledReason?: string | undefined;
  /** Called when a disabled button of the type `button` is pressed, for example to move the focus to the field to correct. */
  onDisabledPress?: (() => void) | undefined;
  /** Whether the reason is visible. By default, a press shows it until the button is enabled. */
  isReasonShown?: boolean | undefined;
};

/**
 * Renders a button with a reason while it is disabled: always for a screen reader, and as visible text below the button
 * after a press (WCAG 3.3.1). The hydrated button uses `aria-disabled` and never `isDisabled`, because the browser takes the
 * focus from a button with `disabled` (WCAG 2.4.3).
 */
export function ButtonWithReason({
  children,
  type,
  onPress,
  isPending,
  disabledReason,
  onDisabledPress,
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
    onDisabledPress?.();
  };
  return (
    <>
      <AriaButton
        type={type}
        className={`${style.base} ${style.variants[type === 'submit' ? 'solid' : 'plain']}`}
        // Before hydration the browser would send the form by itself and add the typed values to the URL.
        render={(props) => <button {...props} disabled={type === 'submit' && !isHydrated} />}
        // `isPending` would announce the button, also over the result of the request.
        aria-disabled={isInactive || undefined}
        data-pending={isPending || undefined}
        {...(disabledReason ? { 'aria-describedby': reasonId } : {})}
        onPress={pressUnlessDisabled}
      >
        <ChangingText>{children}</ChangingText>
        {isPending && <Spinner label="보내는 중" />}
      </AriaButton>
      {disabledReason &&
        ((isReasonShown ?? wasPressed) ? (
          <span id={reasonId} className={style.reason}>
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
