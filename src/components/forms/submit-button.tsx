import type { ComponentProps } from 'react';
import { HeldButton } from '#src/components/buttons/held-button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof HeldButton>, 'type' | 'look' | 'onPress'>;

/** The button that sends a form. While a call is under way, or the form can't be sent yet, a press does not send. */
export function SubmitButton(props: SubmitButtonProps) {
  return <HeldButton type="submit" look="solid" {...props} />;
}
