import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'end' | 'control' | 'limit' | 'autoComplete'
> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Renders a password field with a button that shows the password (WCAG 3.3.8). Sending the form hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hidePassword = () => setShown(false);
    form?.addEventListener('submit', hidePassword);
    return () => form?.removeEventListener('submit', hidePassword);
  }, []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      inputProps={{ ref: input }}
      endContent={
        <Button
          variant="icon"
          aria-label={`${props.label} 표시`}
          aria-pressed={isShown}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </Button>
      }
    />
  );
}
