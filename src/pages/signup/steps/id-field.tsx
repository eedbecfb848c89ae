import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { useFormField } from '#src/components/forms/fields/use-form-field.ts';
import { announceError, focusField, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { checkReason } from './id-check.ts';
import * as style from './id-field.style.ts';
import { idTexts } from './info-values.ts';
import type { IdCheckModel } from './use-id-check.ts';

const name = 'member_id';
const label = '아이디';

/** The ID that a member chooses, and the check whether it is free. */
export function IdField({ check }: { check: IdCheckModel }) {
  const { state, edit } = check;
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger } = useFormContext();
  const { id, onChange, errorMessage, ...field } = useFormField(name, label);
  const typed = String(field.value);
  const isTaken = state.phase === 'taken' && state.id === typed;
  const isFree = state.phase === 'free' && state.id === typed;
  // A draft or a reset changes the ID without a key being pressed.
  useEffect(() => edit(typed), [edit, typed]);
  useEffect(() => {
    return isTaken ? announceError(announcement, `${label}: ${idTexts.taken}`) : undefined;
  }, [isTaken, announcement]);
  // The form's objection that it was not checked goes with the check.
  useEffect(() => {
    if (isFree) void trigger(name);
  }, [isFree, trigger]);

  const error = errorMessage ?? (isTaken ? idTexts.taken : undefined);
  return (
    <div id={id} data-field={name} className={style.field}>
      <TextField
        {...field}
        value={typed}
        name={name}
        label={label}
        description="6~20자의 영문, 숫자"
        autoComplete="username"
        control={{ autoCapitalize: 'none', spellCheck: false }}
        errorMessage={error}
        isRequired
        onChange={(text) => {
          edit(text);
          onChange(text);
        }}
        beside={
          <ButtonWithReason
            type="button"
            variant="plain"
            isPending={state.isPending}
            disabledReason={checkReason(state, typed)}
            // The error of the field is visible below the button, and gives the same reason.
            isReasonShown={false}
            onDisabledPress={() => {
              void trigger(name);
              focusField(formId, name);
            }}
            onPress={check.check}
          >
            확인
          </ButtonWithReason>
        }
      />
      <div role="status" className={style.status}>
        {isFree && <p className={style.free}>{idTexts.free}</p>}
        {state.failure && <p className={style.failure}>{state.failure}</p>}
      </div>
    </div>
  );
}
