import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TransportError } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import type { UploadState } from '#src/components/upload/file-uploader.tsx';
import { type CallOptions, createCallOptions } from '#src/lib/call-options.ts';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { useLatest } from '#src/lib/hooks/use-latest.ts';
import type { Store } from '#src/lib/store.ts';
import { mapTexts, toNfc } from '#src/lib/text/code-points.ts';
import type { DisabledReason } from './disabled-reason.ts';
import { pressTasksDone } from './pointer-press.ts';
import { copyShownValues } from './shown-values.ts';
import { focusField, type SiteFormContext, type SiteFormModel, type SubmitAttempt } from './site-form-context.ts';
import { type FailureMessages, submitErrorsOf } from './submit-errors.ts';

/** Sends the values of a form, with the generated mutation of their operation. */
export type SendForm<Values, Result> = (values: Values, request: CallOptions) => Promise<Result>;

type FormSendingOptions<Values extends FieldValues, Result> = {
  rhf: UseFormReturn<Values>;
  formId: string;
  upload: Store<UploadState>;
  findReason: (values: Values) => DisabledReason | undefined;
  /** Announces a text in the live region of the form. */
  announce: (text: string) => void;
  /** Marks the values as saved, so that the form has no unsaved changes. */
  markSaved: (values: Values) => void;
  send: SendForm<Values, Result>;
  failures?: FailureMessages;
  outlivesScreen?: boolean;
  onSuccess?: (result: Result, values: Values) => unknown;
};

/** Returns the names of the fields in the order in which they appear on the page. */
const fieldOrderOnPage = (formId: string): string[][] =>
  [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    ({ dataset }) => dataset.field?.split(' ') ?? [],
  );

/** Checks the files of a form. If the code of the check fails to load, the server checks them alone. */
const findProblemOfFiles = async (values: FieldValues) =>
  (await import('./files-error.ts').catch(() => null))?.findFilesError(values) ?? null;

/**
 * Sends a form and returns the state of the request. Only one request runs at a time, however often the member presses.
 * After a failure, the typed values stay in the form.
 */
export function useFormSending<Values extends FieldValues, Result>(
  form: FormSendingOptions<Values, Result>,
): Pick<SiteFormContext, 'isSending' | 'failure' | 'attempt' | 'submitCount' | 'isReasonShown' | 'submit' | 'cancel'> &
  Pick<SiteFormModel<Values>, 'request'> {
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
  const isRunning = useRef(false);
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
    if (isRunning.current) return;
    attempts.current += 1;
    form.announce('');
    copyShownValues(form.formId, rhf);
    const reason = latestForm.current.findReason(rhf.getValues());
    if (reason) return showDisabledReason(reason);
    isRunning.current = true;
    setDisabledAttempt(null);
    setFailure(null);
    let sent: Awaited<ReturnType<typeof sendValues>>;
    try {
      await rhf.handleSubmit(async (values) => {
        setSending(true);
        sent = await sendValues(values);
      }, summarizeErrors)();
    } finally {
      isRunning.current = false;
      setSending(false);
    }
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
    submit: () => void submitForm(),
    cancel: () => controllerRef.current?.abort(),
    request,
  };
}
