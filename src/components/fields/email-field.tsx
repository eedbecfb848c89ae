import { type ReactNode, useRef, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { joinEmail, splitEmail } from '#src/lib/text/email-parts.ts';
import { address, domains as choice } from './email-field.style.ts';
import type { CommonFieldProps } from './field-elements.tsx';
import { FieldGroup } from './field-group.tsx';
import { Select } from './select.tsx';
import * as style from './text-field.style.ts';

const customDomain = '직접입력';

type EmailFieldProps = CommonFieldProps & {
  /** The whole address; 'local@' or '@domain' while one part is missing, empty where both are. */
  value: string;
  onChange: (address: string) => void;
  /** The domains to choose from, besides typing one. */
  domains: readonly string[];
  /** What stands behind the address: a button that does something with it. */
  beside?: ReactNode;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * An e-mail address as local part, @ and domain. A chosen domain can't be typed into; a whole address that is pasted or
 * filled in falls into its parts, and a typed @ leads to the domain.
 */
export function EmailField({ value, onChange, domains, beside, isDisabled = false, onBlur, ...text }: EmailFieldProps) {
  const { local, domain } = splitEmail(value);
  const [isCustomDomain, setCustomDomain] = useState(false);
  const selectedDomain = !isCustomDomain && domains.includes(domain) ? domain : customDomain;
  const domainInput = useRef<HTMLInputElement>(null);

  const editLocal = (entry: string) => {
    if (!entry.includes('@')) return onChange(joinEmail({ local: entry.replace(/[\s<>]/g, ''), domain }));
    const parts = splitEmail(entry);
    // An @ alone says only where one goes on; the domain that is there stays.
    onChange(joinEmail(parts.domain ? parts : { ...parts, domain }));
    setCustomDomain(false);
    if (!parts.domain && selectedDomain === customDomain) domainInput.current?.focus();
  };
  const editDomain = (entry: string) => {
    const parts = splitEmail(entry);
    const pasted = entry.includes('@') && parts.local !== '';
    setCustomDomain(!pasted);
    onChange(joinEmail(pasted ? parts : { local, domain: entry.replace(/[@\s<>]/g, '') }));
  };
  const selectDomain = (choice: string) => {
    setCustomDomain(choice === customDomain);
    onChange(joinEmail({ local, domain: choice === customDomain ? '' : choice }));
  };

  const sharedProps = {
    isDisabled,
    isInvalid: text.errorMessage !== undefined,
    isRequired: text.isRequired ?? false,
    validationBehavior: 'aria',
  } as const;
  return (
    <FieldGroup {...text} onBlur={onBlur}>
      {(describedBy) => (
        <>
          <div className={address}>
            <AriaTextField
              {...sharedProps}
              aria-label={`${text.label} 앞부분`}
              aria-describedby={describedBy}
              value={local}
              onChange={editLocal}
              autoComplete="email"
              inputMode="email"
            >
              <Input className={style.input} autoCapitalize="none" spellCheck={false} />
            </AriaTextField>
            <span aria-hidden>@</span>
            <AriaTextField
              {...sharedProps}
              aria-label={`${text.label} 도메인`}
              aria-describedby={describedBy}
              value={domain}
              onChange={editDomain}
              isReadOnly={selectedDomain !== customDomain}
              autoComplete="off"
              inputMode="url"
            >
              <Input ref={domainInput} className={style.input} autoCapitalize="none" spellCheck={false} />
            </AriaTextField>
          </div>
          <div className={choice}>
            <Select
              label={`${text.label} 도메인 선택`}
              isLabelHidden
              options={[customDomain, ...domains].map((key) => ({ key, text: key }))}
              selected={selectedDomain}
              onSelect={selectDomain}
              isDisabled={isDisabled}
            />
          </div>
          {beside}
        </>
      )}
    </FieldGroup>
  );
}
