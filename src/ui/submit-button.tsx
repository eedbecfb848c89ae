import { type ReactNode, useId } from 'react';
import * as style from './button.style';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

type SubmitButtonProps = {
  children: ReactNode;
  isPending: boolean;
  /** Why the form can't be sent yet. The button keeps its place in the tab order, so that the reason can be heard. */
  blockedBy?: string | undefined;
};

/** The button that sends a form. While a call is under way, or the form can't be sent yet, a press does nothing. */
export function SubmitButton({ children, isPending, blockedBy }: SubmitButtonProps) {
  const reason = useId();
  const off = isPending || blockedBy !== undefined;
  return (
    <>
      <button
        type="submit"
        className={`${style.base} ${style.looks.solid}`}
        aria-disabled={off || undefined}
        aria-describedby={blockedBy ? reason : undefined}
        onClick={(event) => off && event.preventDefault()}
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
