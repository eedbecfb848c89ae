import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { modifyMemberInfoBodyMemberZipcodeMax } from '#src/api/generated/limits/member.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { FormNumericField } from '#src/components/forms/fields/form-numeric-field.tsx';
import { FormTextField } from '#src/components/forms/fields/form-text-field.tsx';
import { focusField, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import * as style from './address-fields.style.ts';
import type { FoundAddress } from './address-search.tsx';

const addressSearch = lazyCode(async () => (await import('./address-search.tsx')).AddressSearch);

type AddressFieldsProps = {
  /** The form's fields of the three parts. A constant. */
  names: { zipcode: string; address: string; detail: string };
  /** What the three are called together. */
  label: string;
  /** Whether it is the member's own, which the browser may fill in (WCAG 1.3.5); yes where this is missing. */
  isOwn?: boolean;
  isRequired?: boolean;
};

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/**
 * A postal address in a form. Postal code and address come from the search, whose code is fetched when it is asked
 * for; where the search can't be had they are typed. An address that is not required can be removed.
 */
export function AddressFields({ names, label, isOwn = true, isRequired = false }: AddressFieldsProps) {
  const { id: formId, announcement } = useSiteFormContext();
  const { setValue, getValues } = useFormContext();
  const isEmpty = useWatch({ name: Object.values(names) }).every((part) => part === '');
  const [isSearching, setSearching] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const group = useRef<HTMLDivElement>(null);
  // When the modal has gone; it gives the focus back to the button, where nothing else has it.
  useEffect(() => {
    if (target) focusField(formId, target.name);
  }, [target, formId]);

  const typeByHand = () => {
    setSearching(false);
    setByHand(true);
    setTarget({ name: names.zipcode });
    announcement.set('우편번호와 주소를 직접 입력할 수 있습니다.');
  };
  const AddressSearch = useLazyOverlay(addressSearch, {
    isOpen: isSearching,
    onFailed: () => {
      typeByHand();
      announcement.set('우편번호 서비스를 이용할 수 없어, 우편번호와 주소를 직접 입력할 수 있습니다.');
    },
    failureText: null,
  });
  const take = ({ zonecode, address }: FoundAddress) => {
    const isOther = address !== getValues(names.address);
    const hadDetail = getValues(names.detail) !== '';
    setValue(names.zipcode, zonecode, touched);
    setValue(names.address, address, touched);
    // The detail belongs to the address before. Nobody has left it empty yet, so it is not validated.
    if (isOther) setValue(names.detail, '', { shouldDirty: true });
    setSearching(false);
    setByHand(false);
    setTarget({ name: names.detail });
    announcement.set(
      `${zonecode} ${address}, 선택되었습니다.${isOther && hadDetail ? ' 이전 상세주소는 지웠습니다.' : ''}`,
    );
  };
  const clear = () => {
    for (const name of Object.values(names)) setValue(name, '', touched);
    announcement.set(`${label}를 지웠습니다.`);
    // The button that had the focus goes; the search stands before it.
    group.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the three fields have labels of their own; a legend would repeat one
    <div ref={group} role="group" aria-label={label} className={style.group}>
      <FormNumericField
        name={names.zipcode}
        label="우편번호"
        digits={modifyMemberInfoBodyMemberZipcodeMax}
        autoComplete={isOwn ? 'postal-code' : 'off'}
        isReadOnly={!isByHand}
        isRequired={isRequired}
        beside={
          <>
            <Button onPress={() => setSearching(true)}>우편번호 찾기</Button>
            {!isRequired && !isEmpty && (
              <Button aria-label={`${label} 지우기`} onPress={clear}>
                지우기
              </Button>
            )}
          </>
        }
      />
      <FormTextField
        name={names.address}
        label="주소"
        autoComplete={isOwn ? 'address-line1' : 'off'}
        isReadOnly={!isByHand}
        isRequired={isRequired}
      />
      <FormTextField
        name={names.detail}
        label="상세주소"
        autoComplete={isOwn ? 'address-line2' : 'off'}
        isRequired={isRequired}
      />
      {isSearching && AddressSearch && (
        <AddressSearch onFound={take} onByHand={typeByHand} onClose={() => setSearching(false)} />
      )}
    </div>
  );
}
