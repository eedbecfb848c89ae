import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { getSession } from '#src/api/session.ts';
import type { UploadState } from '#src/components/upload/file-uploader.tsx';
import { createStore } from '#src/lib/store.ts';
import { type DisabledWhen, findDisabledReason } from './disabled-reason.ts';
import { createFormCheck, createResolver, type FormMessages, type FormSchema, type Problem } from './form-rules.ts';
import { namedMessage } from './named-message.ts';
import { followShownValues } from './shown-values.ts';
import type { FieldNames, SiteFormContext, SiteFormModel } from './site-form-context.ts';
import type { FailureMessages } from './submit-errors.ts';
import { registerUnsavedForm } from './unsaved-forms-store.ts';
import { type DraftSettings, useFormDraft } from './use-form-draft.ts';
import { type SendForm, useFormSending } from './use-form-sending.ts';

/** The options of a form. */
export type SiteFormOptions<Values extends FieldValues, Result> = {
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
  /** Sends the values, with Korean text composed (NFC). It throws a transport error or a FormSubmitError. */
  send: SendForm<Values, Result>;
  /** Whether the request continues after the visitor leaves the screen; by default it is aborted. */
  outlivesScreen?: boolean;
  /** The messages for a failed request. */
  failures?: FailureMessages;
  /** Called after a success if the screen is still mounted. The form has no unsaved changes then. */
  onSuccess?: (result: Result, values: Values) => unknown;
};

/**
 * Creates the model of a form: validation by the contract, draft and submission. Pass it to `SiteForm`; the `Form…`
 * fields inside read it from the context.
 */
export function useSiteForm<Values extends FieldValues, Result>(
  options: SiteFormOptions<Values, Result>,
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

  const isDirtyRef = useRef(false);
  const isDirty = () => isDirtyRef.current;
  // A layout effect also receives the changes that are made by the effects of fields.
  useLayoutEffect(
    () =>
      rhf.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          isDirtyRef.current = state.isDirty ?? isDirtyRef.current;
        },
      }),
    [rhf],
  );
  const { control, discardDraft } = useFormDraft(rhf, draft, initial, isDirty);
  // All parts of the form have subscribed to its values in earlier effects.
  useEffect(() => followShownValues(id, rhf), [id, rhf]);

  const hasChanges = rhf.formState.isDirty && warnsBeforeLeaving;
  const isKept = control !== null;
  useEffect(() => {
    if (!hasChanges) return;
    const member = getSession()?.profile?.pk;
    // After the session has ended, the site navigates without a confirmation. The draft stays for the next login.
    return registerUnsavedForm({
      hasChanges: () => isDirtyRef.current && getSession()?.profile?.pk === member,
      isKept,
    });
  }, [hasChanges, isKept]);

  const [names] = useState(() => createStore<FieldNames>({}));
  const nameMessage = ({ path, message }: Problem) => namedMessage(names.get()[path], message);
  /** Returns the problems in page order: fields register their names in the order in which they are rendered. */
  const problemsInPageOrder = (values: Values) => {
    const order = Object.keys(names.get());
    return check(values).sort((first, second) => order.indexOf(first.path) - order.indexOf(second.path));
  };
  const findReason = (values: Values) =>
    disabledWhen && findDisabledReason(disabledWhen, values, problemsInPageOrder(values), nameMessage);

  const [upload] = useState(() => createStore<UploadState>({ phase: 'idle', sent: null }));
  const [announcement] = useState(() => createStore(''));
  const markSaved = (values: Values) => {
    isDirtyRef.current = false;
    rhf.reset(values);
    discardDraft();
  };
  const { request, ...sending } = useFormSending({
    ...options,
    rhf,
    formId: id,
    upload,
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
    upload,
    draft: control,
    announcement,
  };
  return { context, rhf, request, reset: (values = initial) => markSaved(values) };
}
