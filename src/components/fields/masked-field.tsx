import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { editMasked, type Mask } from '#src/lib/text/masked-text.ts';
import { TextField } from './text-field.tsx';

export type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'control' | 'limit'> & {
  /** Without separators. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A field that shows its value with separators and gives it without. The caret stays behind the character that was
 * typed. A text in composition is left alone until it is done: to change it would break the composition.
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
    // A new object each time: the caret has to be put back even where the value stays.
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
