import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { editMasked, type Mask } from '#src/lib/text/masked-text.ts';
import { TextField } from './text-field.tsx';

export type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'control' | 'limit'> & {
  /** The value without separators. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * Renders a text field that shows its value with separators. The caret stays after the typed character. Text of an IME
 * is masked after the composition, because a change would end the composition.
 */
export function MaskedField({ mask, value, onChange, ...props }: MaskedFieldProps & { mask: Mask }) {
  const input = useRef<HTMLInputElement>(null);
  const [compositionText, setCompositionText] = useState<string | null>(null);
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const applyMask = (control: HTMLInputElement, inputType: string) => {
    const raw = control.value;
    const done = editMasked(raw, control.selectionStart ?? raw.length, value, inputType, mask);
    setCompositionText(null);
    // A new object restores the caret even if the value does not change.
    setCaret({ at: done.caret });
    if (done.value !== value) onChange(done.value);
  };

  return (
    <TextField
      {...props}
      value={compositionText ?? mask.format(value)}
      inputProps={{
        ref: input,
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          const { nativeEvent, currentTarget } = event;
          const kind = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
          if (kind?.isComposing) setCompositionText(currentTarget.value);
          else applyMask(currentTarget, kind?.inputType ?? '');
        },
        onCompositionEnd: (event) => applyMask(event.currentTarget, ''),
      }}
    />
  );
}
