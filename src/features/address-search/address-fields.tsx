import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { modifyMemberInfoBodyMemberZipcodeMax } from '#src/api/generated/bodies/member.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormNumericField } from '#src/forms/fields/form-number-fields.tsx';
import { focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { fieldStack } from '#src/styles/shared.ts';
import type { FoundAddress } from './address-search.tsx';

const addressSearchCode = lazyCode(async () => (await import('./address-search.tsx')).AddressSearch);

type AddressFieldsProps = {
  /** The form fields of postal code, address and detail. It must be a constant. */
  names: { zipcode: string; address: string; detail: string };
  /** The accessible name of the three fields as a group. */
  label: string;
  /** Whether it is the member's own address, so that browsers may autofill it (WCAG 1.3.5); the default is true. */
  isOwnAddress?: boolean;
  isRequired?: boolean;
};

const setValueOptions = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/**
 * Renders the fields of a postal address. The address search fills in postal code and address; its code is lazy-loaded.
 * If the search is not available or not wanted, the member types them. The member can clear an address that is not required.
 */
export function AddressFields({ names, label, isOwnAddress = true, isRequired = false }: AddressFieldsProps) {
  const hasSearch = import.meta.env.VITE_POSTCODE !== 'none';
  const { id: formId, announcement } = useSiteFormContext();
  const { setValue, getValues } = useFormContext();
  const isEmpty = useWatch({ name: Object.values(names) }).every((value) => value === '');
  const [isSearching, setSearching] = useState(false);
  const [isManualEntry, setManualEntry] = useState(!hasSearch);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const group = useRef<HTMLDivElement>(null);
  // An effect runs after the modal is removed. The closing modal would otherwise return the focus to its button.
  useEffect(() => {
    if (target) focusField(formId, target.name);
  }, [target, formId]);

  const startManualEntry = () => {
    setSearching(false);
    setManualEntry(true);
    setTarget({ name: names.zipcode });
    announcement.set('우편번호와 주소를 직접 입력할 수 있습니다.');
  };
  const AddressSearch = useLazyOverlay(addressSearchCode, {
    isOpen: isSearching,
    onFailed: () => {
      startManualEntry();
      announcement.set('우편번호 서비스를 이용할 수 없어, 우편번호와 주소를 직접 입력할 수 있습니다.');
    },
    failureText: null,
  });
  const applyAddress = ({ zonecode, address }: FoundAddress) => {
    const isDifferentAddress = address !== getValues(names.address);
    const hadDetail = getValues(names.detail) !== '';
    setValue(names.zipcode, zonecode, setValueOptions);
    setValue(names.address, address, setValueOptions);
    // The detail belongs to the previous address. It is not validated: the member has not had a chance to fill it in.
    if (isDifferentAddress) setValue(names.detail, '', { shouldDirty: true });
    setSearching(false);
    setManualEntry(false);
    setTarget({ name: names.detail });
    announcement.set(
      `${zonecode} ${address}, 선택되었습니다.${isDifferentAddress && hadDetail ? ' 이전 상세주소는 지웠습니다.' : ''}`,
    );
  };
  const clearAddress = () => {
    for (const name of Object.values(names)) setValue(name, '', setValueOptions);
    announcement.set(`${label}를 지웠습니다.`);
    // The focused button is removed, so the focus moves to the search button or the field before it (WCAG 2.4.3).
    if (hasSearch) group.current?.querySelector('button')?.focus();
    else setTarget({ name: names.zipcode });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the three fields have labels of their own; a legend would repeat one
    <div ref={group} role="group" aria-label={label} className={fieldStack}>
      <FormNumericField
        name={names.zipcode}
        label="우편번호"
        digits={modifyMemberInfoBodyMemberZipcodeMax}
        autoComplete={isOwnAddress ? 'postal-code' : 'off'}
        description={hasSearch ? undefined : '우편번호와 주소를 직접 입력해 주세요.'}
        isReadOnly={!isManualEntry}
        isRequired={isRequired}
        beside={
          <>
            {hasSearch && <Button onPress={() => setSearching(true)}>우편번호 찾기</Button>}
            {!isRequired && !isEmpty && (
              <Button aria-label={`${label} 지우기`} onPress={clearAddress}>
                지우기
              </Button>
            )}
          </>
        }
      />
      <FormTextField
        name={names.address}
        label="주소"
        autoComplete={isOwnAddress ? 'address-line1' : 'off'}
        isReadOnly={!isManualEntry}
        isRequired={isRequired}
      />
      <FormTextField
        name={names.detail}
        label="상세주소"
        autoComplete={isOwnAddress ? 'address-line2' : 'off'}
        isRequired={isRequired}
      />
      {isSearching && AddressSearch && (
        <AddressSearch onFound={applyAddress} onManualEntry={startManualEntry} onClose={() => setSearching(false)} />
      )}
    </div>
  );
}
