import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { useFormField } from '#src/forms/fields/form-field.tsx';
import { announceError, focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';
import { stack } from '#src/styles/shared.ts';
import { idTexts } from './info-values.ts';
import * as style from './steps.style.ts';
import { checkDisabledReason, type IdCheck } from './use-id-check.ts';

const name = 'member_id';
const label = '아이디';

/** Renders the field for the ID, with the button that checks whether the ID is available. */
export function IdField({ check }: { check: IdCheck }) {
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger } = useFormContext();
  const { id, errorMessage, ...field } = useFormField(name, label);
  const typed = String(field.value);
  const isTaken = check.phaseOf(typed) === 'taken';
  const isFree = check.phaseOf(typed) === 'free';
  const failure = check.failureOf(typed);
  useEffect(() => {
    return isTaken ? announceError(announcement, `${label}: ${idTexts.taken}`) : undefined;
  }, [isTaken, announcement]);
  // Validation after a successful check removes the error that the ID is unchecked.
  useEffect(() => {
    if (isFree) void trigger(name);
  }, [isFree, trigger]);

  const error = errorMessage ?? (isTaken ? idTexts.taken : undefined);
  return (
    <div id={id} data-field={name} className={stack}>
      <TextField
        {...field}
        value={typed}
        name={name}
        label={label}
        description={idTexts.hint}
        autoComplete="username"
        errorMessage={error}
        isRequired
        beside={
          <ButtonWithReason
            type="button"
            isPending={check.isPending}
            disabledReason={checkDisabledReason(check, typed)}
            // The field error below the button shows the same reason.
            isReasonShown={false}
            onDisabledPress={() => {
              void trigger(name);
              focusField(formId, name);
            }}
            onPress={() => check.check(typed)}
          >
            확인
          </ButtonWithReason>
        }
      />
      <div role="status" className={style.status}>
        {isFree && <p className={style.free}>{idTexts.free}</p>}
        {failure && <p className={style.failure}>{failure}</p>}
      </div>
    </div>
  );
}
