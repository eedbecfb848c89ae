import type { ComponentProps } from 'react';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof ButtonWithReason>, 'type' | 'variant' | 'onPress'>;

/** Renders the button that sends a form. While it is pending or disabled, a press does not send the form. */
export function SubmitButton(props: SubmitButtonProps) {
  return <ButtonWithReason type="submit" variant="solid" {...props} />;
}
