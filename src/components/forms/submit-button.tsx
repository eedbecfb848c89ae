import type { ComponentProps } from 'react';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof ButtonWithReason>, 'type' | 'variant' | 'onPress'>;

/** The button that sends a form. While a call is under way, or the form can't be sent yet, a press does not send. */
export function SubmitButton(props: SubmitButtonProps) {
  return <ButtonWithReason type="submit" variant="solid" {...props} />;
}
