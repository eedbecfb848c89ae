import type { Mask } from '#src/lib/text/masked-text.ts';
import { formatMobile, formatPhone, parsePhone } from '#src/lib/text/phone.ts';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

const masks: Record<'mobile' | 'any', Mask> = {
  mobile: { clean: parsePhone, format: formatMobile },
  any: { clean: parsePhone, format: formatPhone },
};

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** mobile: 3-4-4. any: landlines and service numbers, too. */
  kind?: 'mobile' | 'any';
};

/** A telephone number, hyphens put in while it is typed or pasted; its value is digits alone, at most 11. */
export function PhoneField({ kind = 'mobile', autoComplete = 'tel', ...props }: PhoneFieldProps) {
  return <MaskedField {...props} mask={masks[kind]} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}
