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

/** A password that can be looked at while it is typed (WCAG 3.3.8). Sending the form hides it again. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      control={{ ref: input, autoCapitalize: 'none', spellCheck: false }}
      end={
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
