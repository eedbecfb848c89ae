import type { Mask } from '../lib/masked-text';
import { formatMobile, formatPhone, phoneDigits } from '../lib/phone';
import { MaskedField, type MaskedFieldProps } from './masked-field';

const masks: Record<'mobile' | 'any', Mask> = {
  mobile: { clean: phoneDigits, format: formatMobile },
  any: { clean: phoneDigits, format: formatPhone },
};

type PhoneFieldProps = Omit<MaskedFieldProps, 'type' | 'inputMode'> & {
  /** mobile: 3-4-4. any: landlines and service numbers, too. */
  kind?: 'mobile' | 'any';
};

/** A telephone number, hyphens put in while it is typed or pasted; its value is digits alone, at most 11. */
export function PhoneField({ kind = 'mobile', autoComplete = 'tel', ...props }: PhoneFieldProps) {
  return <MaskedField {...props} mask={masks[kind]} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}
