import { useId, useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { OperationId } from '#src/api/mutation-options.ts';
import { createStore } from '#src/lib/store.ts';
import {
  createFormCheck,
  createResolver,
  type DisabledWhen,
  type FieldLabels,
  type FormMessages,
  type FormSchema,
  findDisabledReason,
} from './form-rules.ts';
import type { SiteFormContext, SiteFormModel } from './site-form-context.ts';
import { type DraftSettings, useFormDraft } from './use-form-draft.ts';
import { type SendingOptions, useFormSending } from './use-form-sending.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** The options of a form. */
export type SiteFormOptions<Values extends FieldValues, Result, Operation extends OperationId | null> = SendingOptions<
  Values,
  Result,
  Operation
> & {
  /** The contract's limits (`generated/bodies`), narrowed or extended if the form differs. It must be a constant. */
  schema: FormSchema<Values>;
  /** The error messages of each field. It must be a constant. */
  messages: FormMessages<Values>;
  /** The initial values; every field needs one. Later values don't overwrite typed text. */
  initial: Values;
  /** change: validates a field on each change and on blur. submit: validates all fields on submit. */
  mode: 'change' | 'submit';
  /** When the submit button is disabled, and why. Without it, the button is always enabled. */
  disabledReason?: DisabledWhen<Values>;
  /** Saves typed values as a draft. Without it, they are discarded when the screen unmounts. */
  draft?: DraftSettings<Values>;
  /** Whether leaving with unsaved changes opens a confirmation; the default is true. */
  warnsBeforeLeaving?: boolean;
};

/**
 * Creates the model of a form: validation by the contract, draft and submission. Pass it to `SiteForm`; the `Form…`
 * fields inside read it from the context.
 */
export function useSiteForm<Values extends FieldValues, Result, Operation extends OperationId | null>(
  options: SiteFormOptions<Values, Result, Operation>,
): SiteFormModel<Values> {
  const { schema, messages, mode, disabledReason: disabledWhen, draft, warnsBeforeLeaving = true } = options;
  const id = useId();
  const [initial] = useState(options.initial);
  const check = useMemo(() => createFormCheck(schema, messages), [schema, messages]);
  const rhf = useForm<Values>({
    // react-hook-form also accepts partial values here; a form of the site always has all of them.
    defaultValues: initial as DefaultValues<Values>,
    resolver: useMemo(() => createResolver(check), [check]),
    mode: mode === 'change' ? 'all' : 'onSubmit',
    shouldFocusError: false,
  });

  const isDirtyRef = useUnsavedChanges(rhf, warnsBeforeLeaving, draft !== undefined);
  const { control, discardDraft } = useFormDraft(rhf, draft, initial, () => isDirtyRef.current);

  const [names] = useState(() => createStore<FieldLabels>({}));
  const findReason = (values: Values) =>
    disabledWhen && findDisabledReason(disabledWhen, values, check(values), names.get());

  const [announcement] = useState(() => createStore(''));
  const markSaved = (values: Values) => {
    isDirtyRef.current = false;
    rhf.reset(values);
    discardDraft();
  };
  const sending = useFormSending({
    ...options,
    rhf,
    formId: id,
    findReason,
    announce: announcement.set,
    markSaved,
  });

  const context: SiteFormContext = {
    ...sending,
    id,
    // The context type is not generic, but the values always come from this form.
    disabledReason: (values) => findReason(values as Values)?.message,
    blocksSubmit: (name) =>
      disabledWhen !== undefined && check(rhf.getValues()).some(({ path, isMissing }) => isMissing && path === name),
    names,
    draft: control,
    announcement,
  };
  return { context, rhf, isDirty: () => isDirtyRef.current, reset: (values = initial) => markSaved(values) };
}
