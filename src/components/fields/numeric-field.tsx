import { useMemo } from 'react';
import { digitsOf } from '#src/lib/text/phone.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

type NumericFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** The maximum number of digits. */
  digits: number;
};

/** Renders a text field for digits, such as a year or a code. Other characters are removed. */
export function NumericField({ digits, ...props }: NumericFieldProps) {
  const mask = useMemo(
    () => ({ clean: (text: string) => digitsOf(text).slice(0, digits), format: (clean: string) => clean }),
    [digits],
  );
  return <MaskedField {...props} mask={mask} inputMode="numeric" />;
}
