import { useMemo } from 'react';
import { formatMobile, formatPhone, parsePhone } from '#src/lib/text/phone.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

const formats = { mobile: formatMobile, any: formatPhone };

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** mobile: groups of 3-4-4 digits. any: landlines and service numbers, too. */
  kind?: keyof typeof formats;
  /** The maximum number of digits. */
  digits: number;
};

/** Renders a field for a telephone number with hyphens. Its value has digits only. */
export function PhoneField({ kind = 'mobile', digits, autoComplete = 'tel', ...props }: PhoneFieldProps) {
  const mask = useMemo(
    () => ({ clean: (text: string) => parsePhone(text, digits), format: formats[kind] }),
    [digits, kind],
  );
  return <MaskedField {...props} mask={mask} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}
