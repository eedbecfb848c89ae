import { type ReactNode, useRef, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { joinEmail, splitEmail } from '#src/lib/text/email-parts.ts';
import type { CommonFieldProps } from './field-elements.tsx';
import { FieldGroup } from './field-group.tsx';
import * as style from './fields.style.ts';
import { Select } from './select.tsx';
import { verbatimInput } from './text-field.tsx';
import { useEmptiedControl } from './use-emptied-control.ts';

/** The key of the option that lets the visitor type the domain. */
const customDomain = '';

type EmailFieldProps = CommonFieldProps & {
  /** The whole address: 'local@' or '@domain' if one part is missing, '' if both are. */
  value: string;
  onChange: (email: string) => void;
  /** The options of the select of domains. A domain can also be typed. */
  domains: readonly string[];
  /** A button after the controls. */
  beside?: ReactNode;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * Renders an email address as inputs for the local part and the domain, with a select of domains. The input of a
 * selected domain is read-only. A whole address is split if it is pasted or filled in. Typing @ moves the focus to the
 * domain.
 */
export function EmailField({ value, onChange, domains, beside, isDisabled = false, onBlur, ...text }: EmailFieldProps) {
  const { local, domain } = splitEmail(value);
  const [isCustomDomain, setCustomDomain] = useState(false);
  const selectedDomain = !isCustomDomain && domains.includes(domain) ? domain : customDomain;
  const domainInput = useRef<HTMLInputElement>(null);
  const { key: localKey, ...emptiedLocal } = useEmptiedControl(local);
  const { key: domainKey, ...emptiedDomain } = useEmptiedControl(domain);

  const editLocal = (entry: string) => {
    if (!entry.includes('@')) return onChange(joinEmail({ local: entry.replace(/[\s<>]/g, ''), domain }));
    const parts = splitEmail(entry);
    // An @ without a domain keeps the current domain.
    onChange(joinEmail(parts.domain ? parts : { ...parts, domain }));
    setCustomDomain(false);
    if (!parts.domain && selectedDomain === customDomain) domainInput.current?.focus();
  };
  const editDomain = (entry: string) => {
    const parts = splitEmail(entry);
    const isWholeAddress = entry.includes('@') && parts.local !== '';
    setCustomDomain(!isWholeAddress);
    onChange(joinEmail(isWholeAddress ? parts : { local, domain: entry.replace(/[@\s<>]/g, '') }));
  };
  const selectDomain = (choice: string) => {
    setCustomDomain(choice === customDomain);
    onChange(joinEmail({ local, domain: choice }));
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
          <div className={style.address}>
            <AriaTextField
              {...sharedProps}
              aria-label={`${text.label} 앞부분`}
              aria-describedby={describedBy}
              value={local}
              onChange={editLocal}
              autoComplete="email"
              inputMode="email"
            >
              <Input key={localKey} {...emptiedLocal} className={style.input} {...verbatimInput} />
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
              <Input key={domainKey} {...emptiedDomain} ref={domainInput} className={style.input} {...verbatimInput} />
            </AriaTextField>
          </div>
          <div className={style.domains}>
            <Select
              label={`${text.label} 도메인 선택`}
              isLabelHidden
              options={[customDomain, ...domains].map((key) => ({ key, text: key || '직접입력' }))}
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
