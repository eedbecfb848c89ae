import { useMemo } from 'react';
import { extractDigits } from '#src/lib/text/phone.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

type NumericFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** How many digits are taken; the rest is left out. */
  digits: number;
};

/** Digits alone, as text: a year, a code. All else is left out while it is typed or pasted. */
export function NumericField({ digits, ...props }: NumericFieldProps) {
  const mask = useMemo(
    () => ({ clean: (text: string) => extractDigits(text).slice(0, digits), format: (clean: string) => clean }),
    [digits],
  );
  return <MaskedField {...props} mask={mask} inputMode="numeric" />;
}
