import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '#src/components/fields/text-field.tsx';
import { ConfirmButton, useAnnouncedProblem } from '#src/forms/fields/confirmed-field.tsx';
import { useFormField } from '#src/forms/fields/form-field.tsx';
import { stack } from '#src/styles/shared.ts';
import { idTexts } from './info-values.ts';
import * as style from './steps.style.ts';
import { checkDisabledReason, type IdCheck } from './use-id-check.ts';

const name = 'member_id';
const label = '아이디';

/** Renders the field for the ID, with the button that checks whether the ID is available. */
export function IdField({ check }: { check: IdCheck }) {
  const { trigger } = useFormContext();
  const { id, errorMessage, ...field } = useFormField(name, label);
  const typed = String(field.value);
  const answer = check.of(typed);
  const refusal = answer.phase === 'refused' ? answer.message : null;
  const isFree = answer.phase === 'confirmed';
  useAnnouncedProblem(label, refusal);
  // Validation after a successful check removes the error that the ID is unchecked.
  useEffect(() => {
    if (isFree) void trigger(name);
  }, [isFree, trigger]);

  return (
    <div id={id} data-field={name} className={stack}>
      <TextField
        {...field}
        value={typed}
        name={name}
        label={label}
        description={idTexts.hint}
        autoComplete="username"
        errorMessage={errorMessage ?? refusal ?? undefined}
        isRequired
        beside={
          <ConfirmButton
            name={name}
            isPending={check.isPending}
            disabledReason={checkDisabledReason(check, typed)}
            onPress={() => check.check(typed)}
          >
            확인
          </ConfirmButton>
        }
      />
      <div role="status" className={style.status}>
        {isFree && <p className={style.free}>{idTexts.free}</p>}
        {answer.phase === 'failed' && answer.message && <p className={style.failure}>{answer.message}</p>}
      </div>
    </div>
  );
}
