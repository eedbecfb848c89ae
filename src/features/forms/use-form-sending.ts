import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TransportError } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import { pressTasksDone } from '#src/components/forms/pointer-press.ts';
import {
  focusField,
  type SiteFormContext,
  type SubmitAttempt,
  type UploadState,
} from '#src/components/forms/site-form-context.ts';
import { filesOf, unreadable } from '#src/lib/files/file-choice.ts';
import type { Store } from '#src/lib/store.ts';
import { composed, mapTexts } from '#src/lib/text/code-points.ts';
import type { DisabledReason } from './disabled-reason.ts';
import { type FailureMessages, submitErrorsOf } from './submit-errors.ts';

/** What a call of a form is passed on: generated functions take it as their options. */
export type CallOptions = {
  /** Aborts when the member stops the sending, or leaves. */
  signal: AbortSignal;
  /** Told how many bytes were sent, for forms with files alone. */
  onProgress?: (sent: number) => void;
};

/** The call of a form. */
export type SendForm<Values, Result> = (values: Values, call: CallOptions) => Promise<Result>;

type FormSendingOptions<Values extends FieldValues, Result> = {
  rhf: UseFormReturn<Values>;
  formId: string;
  upload: Store<UploadState>;
  findReason: (values: Values) => DisabledReason | undefined;
  /** Has a screen reader read a text. */
  announce: (text: string) => void;
  /** Makes the values the ones to compare with: nothing is unsaved then. */
  markSaved: (values: Values) => void;
  send: SendForm<Values, Result>;
  failures?: FailureMessages;
  outlivesScreen?: boolean;
  onSuccess?: (result: Result, values: Values) => unknown;
};

/** The fields of a form in the order of the page. */
const fieldOrderOnPage = (formId: string): string[][] =>
  [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    ({ dataset }) => dataset.field?.split(' ') ?? [],
  );

/** Says at its field which file can't be read any more. */
function unreadableFilesError(values: FieldValues, lost: readonly File[]): FormSubmitError {
  const fields = Object.entries(values).filter(([, value]) => filesOf(value).some((file) => lost.includes(file)));
  const names = lost.map(({ name }) => `'${name}'`).join(', ');
  const text = `${names} 파일을 읽을 수 없습니다. 옮기거나 바꾼 파일은 지우고 다시 첨부해 주세요.`;
  return new FormSubmitError(Object.fromEntries(fields.map(([name]) => [name, text])));
}

/**
 * Sends a form, one call at a time whatever is pressed, and shows what comes of it. What was typed stays on a failure.
 */
export function useFormSending<Values extends FieldValues, Result>(
  form: FormSendingOptions<Values, Result>,
): Pick<SiteFormContext, 'isSending' | 'failure' | 'attempt' | 'submitCount' | 'isReasonShown' | 'submit' | 'cancel'> {
  const { rhf, upload } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  const [isSending, setSending] = useState(false);
  const [disabledAttempt, setDisabledAttempt] = useState<{ target: string | undefined } | null>(null);
  // Once the errors are on the page, so that the field is read with its error.
  useEffect(() => {
    if (disabledAttempt?.target !== undefined) focusField(form.formId, disabledAttempt.target);
  }, [disabledAttempt, form.formId]);
  const attempts = useRef(0);
  const isRunning = useRef(false);
  const controllerRef = useRef<AbortController>(undefined);
  const latestForm = useRef(form);
  latestForm.current = form;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      if (!latestForm.current.outlivesScreen) controllerRef.current?.abort();
    };
  }, []);

  const { mutateAsync } = useMutation({
    mutationFn: ({ values, call }: { values: Values; call: CallOptions }) => latestForm.current.send(values, call),
    // A form that waits for the network without a word would look stuck.
    networkMode: 'always',
  });

  const summarizeErrors = () => setAttempt({ number: attempts.current, order: fieldOrderOnPage(form.formId) });

  const showSubmitErrors = async (error: unknown) => {
    // The field that the press has left is checked first: it would take a refusal back that comes at once.
    await pressTasksDone();
    const refused = submitErrorsOf(error, latestForm.current.failures ?? {}, getSession() !== null);
    if (refused === null || typeof refused === 'string') return setFailure(refused);
    for (const [name, message] of Object.entries(refused)) {
      rhf.setError(name as Path<Values>, { type: 'server', message });
    }
    summarizeErrors();
  };

  const sendValues = async (values: Values): Promise<{ result: Result; values: Values } | undefined> => {
    const files = filesOf(values);
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const onProgress = (sent: number) => upload.set({ phase: 'sending', sent });
    const composedValues = mapTexts(values, composed);
    try {
      if (files.length > 0) upload.set({ phase: 'sending', sent: null });
      const lost = await unreadable(files);
      if (lost.length > 0) throw unreadableFilesError(values, lost);
      const options = files.length > 0 ? { signal, onProgress } : { signal };
      return { result: await mutateAsync({ values: composedValues, call: options }), values: composedValues };
    } catch (error) {
      if (files.length > 0) upload.set({ phase: signal.aborted ? 'cancelled' : 'failed', sent: null });
      // A file that went while it was sent breaks the connection off.
      const lost = error instanceof TransportError ? await unreadable(files) : [];
      await showSubmitErrors(lost.length > 0 ? unreadableFilesError(values, lost) : error);
    }
    return undefined;
  };

  /** Shows why the form can't be sent: beside the button, at the fields, and by the focus on the first of them. */
  const showDisabledReason = async ({ message, fields }: DisabledReason) => {
    const names = fields as Path<Values>[];
    if (names.length > 0) await rhf.trigger(names);
    const [first] =
      fieldOrderOnPage(form.formId).find((parts) => parts.some((part) => fields.includes(part))) ?? fields;
    if (!names.some((name) => rhf.getFieldState(name).invalid)) form.announce(message);
    setDisabledAttempt({ target: first });
  };

  const submitForm = async () => {
    if (isRunning.current) return;
    attempts.current += 1;
    form.announce('');
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
  };
}
