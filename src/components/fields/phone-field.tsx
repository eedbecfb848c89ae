import type { Mask } from '#src/lib/text/masked-text.ts';
import { formatMobile, formatPhone, phoneDigits } from '#src/lib/text/phone.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

const masks: Record<'mobile' | 'any', Mask> = {
  mobile: { clean: phoneDigits, format: formatMobile },
  any: { clean: phoneDigits, format: formatPhone },
};

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** mobile: groups of 3-4-4 digits. any: landlines and service numbers, too. */
  kind?: 'mobile' | 'any';
};

/** Renders a field for a telephone number with hyphens. Its value has digits only, at most 11. */
export function PhoneField({ kind = 'mobile', autoComplete = 'tel', ...props }: PhoneFieldProps) {
  return <MaskedField {...props} mask={masks[kind]} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}
