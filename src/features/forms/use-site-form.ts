import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { getSession } from '#src/api/session.ts';
import { namedMessage } from '#src/components/forms/named-message.ts';
import type {
  FieldNames,
  SiteFormContext,
  SiteFormModel,
  UploadState,
} from '#src/components/forms/site-form-context.ts';
import { registerUnsavedForm } from '#src/components/forms/unsaved-forms-store.ts';
import {
  createFormCheck,
  createResolver,
  type FormMessages,
  type FormSchema,
  type Problem,
} from '#src/lib/forms/form-rules.ts';
import { createStore } from '#src/lib/store.ts';
import { type DisabledWhen, disabledReason } from './disabled-reason.ts';
import type { FailureMessages } from './submit-errors.ts';
import { type DraftSettings, useFormDraft } from './use-form-draft.ts';
import { type SendForm, useFormSending } from './use-form-sending.ts';

/** What a form is made of. */
export type SiteFormOptions<Values extends FieldValues, Result> = {
  /** The contract's limits (`generated/limits`), narrowed or extended where the form differs. A constant. */
  schema: FormSchema<Values>;
  /** What each field says when it breaks a rule. A constant. */
  messages: FormMessages<Values>;
  /** What the form begins with; every field has a value. Later values don't overwrite what is being typed. */
  initial: Values;
  /** change: a field is checked while it is typed and when it is left. submit: all when the form is sent. */
  mode: 'change' | 'submit';
  /** When the submit is disabled, and why; it never is where this is missing. */
  disabledReason?: DisabledWhen<Values>;
  /** Keeps what is typed; a form without it loses it with the screen. */
  draft?: DraftSettings<Values>;
  /** Whether leaving with changes asks; yes where this is missing. */
  asksBeforeLeaving?: boolean;
  /** The call. It throws what the transport throws, or a FormRefusal. Texts arrive with their Korean composed. */
  send: SendForm<Values, Result>;
  /** Whether the call goes on when the screen is left; it is aborted where this is missing. */
  outlivesScreen?: boolean;
  /** What the form says when the call fails. */
  failures?: FailureMessages;
  /** What follows a success, while the screen is there; the form counts as saved by then. */
  onSuccess?: (result: Result, values: Values) => unknown;
};

/**
 * Makes a form of the site: checked by the contract, kept as a draft, sent once. `SiteForm` shows it, and the `Form…`
 * fields inside find it by themselves.
 */
export function useSiteForm<Values extends FieldValues, Result>(
  options: SiteFormOptions<Values, Result>,
): SiteFormModel<Values> {
  const { schema, messages, mode, disabledReason: disabledWhen, draft, asksBeforeLeaving = true } = options;
  const id = useId();
  const [initial] = useState(options.initial);
  const check = useMemo(() => createFormCheck(schema, messages), [schema, messages]);
  const rhf = useForm<Values>({
    // What begins a form is a whole set of values; react-hook-form would take a part of one.
    defaultValues: initial as DefaultValues<Values>,
    resolver: useMemo(() => createResolver(check), [check]),
    mode: mode === 'change' ? 'all' : 'onSubmit',
    shouldFocusError: false,
  });

  const dirty = useRef(false);
  const isDirty = () => dirty.current;
  useEffect(
    () =>
      rhf.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          dirty.current = state.isDirty ?? dirty.current;
        },
      }),
    [rhf],
  );
  const { control, forget } = useFormDraft(rhf, draft, initial, isDirty);

  const hasChanges = rhf.formState.isDirty && asksBeforeLeaving;
  const isKept = control !== null;
  useEffect(() => {
    if (!hasChanges) return;
    const member = getSession()?.profile?.pk;
    // A session that ended leads away by itself: nobody is asked, and the draft waits for the next login.
    return registerUnsavedForm({ hasChanges: () => dirty.current && getSession()?.profile?.pk === member, isKept });
  }, [hasChanges, isKept]);

  const [names] = useState(() => createStore<FieldNames>({}));
  const nameMessage = ({ path, message }: Problem) => namedMessage(names.get()[path], message);
  /** The problems in the order of the page: a field is known from when it is on the page. */
  const problemsOf = (values: Values) => {
    const order = Object.keys(names.get());
    return check(values).sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  };
  const reasonOf = (values: Values) =>
    disabledWhen && disabledReason(disabledWhen, values, problemsOf(values), nameMessage);

  const [upload] = useState(() => createStore<UploadState>({ phase: 'idle', sent: null }));
  const [announcement] = useState(() => createStore(''));
  const settle = (values: Values) => {
    dirty.current = false;
    rhf.reset(values);
    forget();
  };
  const sending = useFormSending({ ...options, rhf, formId: id, upload, reasonOf, announce: announcement.set, settle });

  const context: SiteFormContext = {
    ...sending,
    id,
    // The fields of this form, read back as what they are.
    disabledReason: (values) => reasonOf(values as Values)?.message,
    blocksSubmit: (name) =>
      disabledWhen !== undefined && check(rhf.getValues()).some(({ path, isMissing }) => isMissing && path === name),
    names,
    upload,
    draft: control,
    announcement,
  };
  return { context, rhf, reset: (values = initial) => settle(values) };
}
