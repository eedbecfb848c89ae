import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { TransportError } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import type { UploadState } from '#src/components/upload/file-uploader.tsx';
import { type CallOptions, createCallOptions } from '#src/lib/call-options.ts';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { useLatest } from '#src/lib/hooks/use-latest.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { mapTexts, toNfc } from '#src/lib/text/code-points.ts';
import { replayFilledIn } from './filled-without-events.ts';
import {
  createFormCheck,
  createResolver,
  type DisabledReason,
  type DisabledWhen,
  type FormMessages,
  type FormSchema,
  findDisabledReason,
  namedMessage,
  type Problem,
} from './form-rules.ts';
import { pressTasksDone } from './pointer-press.ts';
import {
  type FieldNames,
  fieldOrderOnPage,
  focusField,
  type SiteFormContext,
  type SiteFormModel,
  type SubmitAttempt,
} from './site-form-context.ts';
import { type FailureMessages, submitErrorsOf } from './submit-errors.ts';
import { type DraftSettings, useFormDraft } from './use-form-draft.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

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
  send: (values: Values, request: CallOptions) => Promise<Result>;
  /** Whether the request continues after the visitor leaves the screen; by default it is aborted. */
  outlivesScreen?: boolean;
  /** The messages for a failed request. */
  failures?: FailureMessages;
  /** Called after a success if the screen is still mounted. The form has no unsaved changes then. */
  onSuccess?: (result: Result, values: Values) => unknown;
};

/** Checks the files of a form. If the code of the check fails to load, the server checks them alone. */
const findProblemOfFiles = async (values: FieldValues) =>
  (await import('./files-error.ts').catch(() => null))?.findFilesError(values) ?? null;

/**
 * Sends a form and returns the state of the request. Only one request runs at a time, however often the member presses.
 * After a failure, the typed values stay in the form.
 */
function useFormSending<Values extends FieldValues, Result>(
  form: SiteFormOptions<Values, Result> & {
    rhf: UseFormReturn<Values>;
    formId: string;
    upload: Store<UploadState>;
    findReason: (values: Values) => DisabledReason | undefined;
    announce: (text: string) => void;
    markSaved: (values: Values) => void;
  },
) {
  const { rhf, upload } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  const [isSending, setSending] = useState(false);
  const [disabledAttempt, setDisabledAttempt] = useState<{ target: string | undefined } | null>(null);
  // An effect runs after the errors are rendered, so that screen readers read the field together with its error.
  useEffect(() => {
    if (disabledAttempt?.target !== undefined) focusField(form.formId, disabledAttempt.target);
  }, [disabledAttempt, form.formId]);
  const attempts = useRef(0);
  const controllerRef = useRef<AbortController>(undefined);
  const [{ request, setOptions }] = useState(createCallOptions);
  const latestForm = useLatest(form);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      if (!latestForm.current.outlivesScreen) controllerRef.current?.abort();
    };
  }, []);

  const summarizeErrors = () => setAttempt({ number: attempts.current, order: fieldOrderOnPage(form.formId) });

  const showSubmitErrors = async (error: unknown) => {
    // The press also validates the field that lost focus. That validation would remove an error that is set before it.
    await pressTasksDone();
    const submitErrors = submitErrorsOf(error, latestForm.current.failures ?? {}, getSession() !== null);
    if (submitErrors === null || typeof submitErrors === 'string') return setFailure(submitErrors);
    for (const [name, message] of Object.entries(submitErrors)) {
      rhf.setError(name as Path<Values>, { type: 'server', message });
    }
    summarizeErrors();
  };

  const sendValues = async (values: Values): Promise<{ result: Result; values: Values } | undefined> => {
    const files = collectFiles(values);
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const onProgress = (sent: number) => upload.set({ phase: 'sending', sent });
    setOptions(files.length > 0 ? { signal, onProgress } : { signal });
    const composedValues = mapTexts(values, toNfc);
    try {
      if (files.length > 0) upload.set({ phase: 'sending', sent: null });
      const filesError = files.length > 0 ? await findProblemOfFiles(values) : null;
      if (filesError) throw filesError;
      return { result: await latestForm.current.send(composedValues, request), values: composedValues };
    } catch (error) {
      if (files.length > 0) upload.set({ phase: signal.aborted ? 'cancelled' : 'failed', sent: null });
      // The browser reports a file that was deleted during the upload as a broken connection.
      const filesError = error instanceof TransportError && files.length > 0 ? await findProblemOfFiles(values) : null;
      await showSubmitErrors(filesError ?? error);
    }
    return undefined;
  };

  /**
   * Shows the disabled reason beside the button and at the fields, and moves the focus to the first of these fields.
   */
  const showDisabledReason = async ({ message, fields }: DisabledReason) => {
    const names = fields as Path<Values>[];
    if (names.length > 0) await rhf.trigger(names);
    const [first] =
      fieldOrderOnPage(form.formId).find((fieldNames) => fieldNames.some((name) => fields.includes(name))) ?? fields;
    if (!names.some((name) => rhf.getFieldState(name).invalid)) form.announce(message);
    setDisabledAttempt({ target: first });
  };

  const submitForm = async () => {
    attempts.current += 1;
    form.announce('');
    const element = document.getElementById(form.formId);
    if (element instanceof HTMLFormElement) replayFilledIn(element);
    const reason = latestForm.current.findReason(rhf.getValues());
    if (reason) return showDisabledReason(reason);
    setDisabledAttempt(null);
    setFailure(null);
    let sent: Awaited<ReturnType<typeof sendValues>>;
    const sendIfValid = rhf.handleSubmit(async (values) => {
      setSending(true);
      sent = await sendValues(values);
    }, summarizeErrors);
    await sendIfValid().finally(() => setSending(false));
    if (!sent) return;
    upload.set({ phase: 'idle', sent: null });
    latestForm.current.markSaved(sent.values);
    setAttempt(null);
    if (isMounted.current) await latestForm.current.onSuccess?.(sent.result, sent.values);
  };

  return {
    isSending,
    failure,
    attempt,
    submitCount: () => attempts.current,
    isReasonShown: disabledAttempt !== null,
    submit: useOneAtATime(submitForm),
    cancel: () => controllerRef.current?.abort(),
    request,
  };
}

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

  const isDirtyRef = useUnsavedChanges(rhf, warnsBeforeLeaving, draft !== undefined);
  const { control, discardDraft } = useFormDraft(rhf, draft, initial, () => isDirtyRef.current);

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
