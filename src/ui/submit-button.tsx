import type { ReactNode } from 'react';
import { HeldButton } from './held-button';

type SubmitButtonProps = {
  children: ReactNode;
  isPending: boolean;
  /** Why the form can't be sent yet. */
  blockedBy?: string | undefined;
};

/** The button that sends a form. While a call is under way, or the form can't be sent yet, a press does nothing. */
export function SubmitButton(props: SubmitButtonProps) {
  return <HeldButton type="submit" look="solid" {...props} />;
}
