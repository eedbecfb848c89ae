import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TransportError } from '#src/api/errors.ts';
import type { OperationId } from '#src/api/mutation-options.ts';
import { getSession } from '#src/api/session.ts';
import { type CallOptions, type OperationRequest, useOperation } from '#src/api/use-operation.ts';
import { type ModalRequest, openModal } from '#src/components/overlays/modal-store.ts';
import type { UploadState } from '#src/components/upload/file-uploader.tsx';
import { painted } from '#src/lib/browser/painted.ts';
import { collectFiles } from '#src/lib/files/collect-files.ts';
import { useLatest } from '#src/lib/hooks/use-latest.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { createStore } from '#src/lib/store.ts';
import { mapTexts, toNfc } from '#src/lib/text/code-points.ts';
import type { DisabledReason } from './form-rules.ts';
import { pressTasksDone } from './pointer-press.ts';
import { fieldOrderOnPage, focusField, type SubmitAttempt } from './site-form-context.ts';
import { type FailureMessages, RetryQuestion, submitErrorsOf } from './submit-errors.ts';

/** How a form sends its values. */
export type SendingOptions<Values extends FieldValues, Result, Operation extends OperationId | null> = {
  /** The operation of the contract that the form sends; null for a form that stores its values on this device. */
  operation: Operation;
  /**
   * Sends the values, with Korean text composed (NFC), by the generated function of the operation.
   * @throws a transport error, a FormSubmitError, or a RetryQuestion
   */
  send: (values: Values, request: OperationRequest<Operation>) => Promise<Result>;
  /** A question in a modal before each request. The form is sent when the member confirms it. */
  question?: Pick<ModalRequest, 'type' | 'message'>;
  /** Whether the request continues after the visitor leaves the screen; by default it is aborted. */
  outlivesScreen?: boolean;
  /** The messages for a failed request. */
  failures?: FailureMessages;
  /** Called after a success if the screen is still mounted. The form has no unsaved changes then. */
  onSuccess?: (result: Result, values: Values) => unknown;
};

type FormState<Values extends FieldValues> = {
  rhf: UseFormReturn<Values>;
  formId: string;
  findReason: (values: Values) => DisabledReason | undefined;
  announce: (text: string) => void;
  markSaved: (values: Values) => void;
};

/** The variables of the mutation. Only an upload has a progress. */
type Variables<Values> = CallOptions & { values: Values };

/** Checks the files of a form. If the code of the check fails to load, the server checks them alone. */
const findProblemOfFiles = async (values: FieldValues) =>
  (await import('./files-error.ts').catch(() => null))?.findFilesError(values) ?? null;

/** Returns the phase of the upload from the latest request of the form. */
function uploadPhaseOf(status: string, request: CallOptions | undefined): UploadState['phase'] {
  if (!request?.onProgress) return 'idle';
  if (status === 'pending') return 'sending';
  if (status !== 'error') return 'idle';
  return request.signal.aborted ? 'cancelled' : 'failed';
}

/**
 * Sends a form by one mutation, whose state is the state of the form: pending, error, and phase of the upload. Only one
 * request runs at a time, however often the member presses. After a failure, the typed values stay in the form.
 */
export function useFormSending<Values extends FieldValues, Result, Operation extends OperationId | null>(
  form: SendingOptions<Values, Result, Operation> & FormState<Values>,
) {
  const { rhf, formId, operation, send, failures = {} } = form;
  const latestForm = useLatest(form);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  const attempts = useRef(0);
  const summarizeErrors = () => setAttempt({ order: fieldOrderOnPage(formId) });

  const [sentBytes] = useState(() => createStore<number | null>(null));
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      if (!latestForm.current.outlivesScreen) controllerRef.current?.abort();
    },
    [],
  );

  const mutation = useOperation(operation, async ({ values, onProgress }: Variables<Values>, request) => {
    const filesError = onProgress ? await findProblemOfFiles(values) : null;
    if (filesError) throw filesError;
    try {
      const result = await send(values, request);
      latestForm.current.markSaved(values);
      return result;
    } catch (error) {
      // The browser reports a file that was deleted during the upload as a broken connection.
      throw (onProgress && error instanceof TransportError && (await findProblemOfFiles(values))) || error;
    }
  });
  const submitErrors = mutation.error === null ? null : submitErrorsOf(mutation.error, failures, getSession() !== null);

  const showErrors = async (error: Error) => {
    const element = document.getElementById(formId);
    if (error instanceof RetryQuestion && element instanceof HTMLFormElement) error.ask(() => element.requestSubmit());
    const errors = submitErrorsOf(error, latestForm.current.failures ?? {}, getSession() !== null);
    if (errors === null || typeof errors === 'string') return;
    // The press also validates the field that lost focus. That validation would remove an error that is set before it.
    await pressTasksDone();
    for (const [name, message] of Object.entries(errors))
      rhf.setError(name as Path<Values>, { type: 'server', message });
    summarizeErrors();
  };

  const sendValues = async (values: Values, signal: AbortSignal) => {
    setAttempt(null);
    sentBytes.set(null);
    const onProgress = collectFiles(values).length > 0 ? (sent: number) => sentBytes.set(sent) : undefined;
    let next: unknown;
    // TanStack Query calls these two only while the screen is mounted.
    const callbacks = {
      onSuccess: (result: Result) => {
        next = latestForm.current.onSuccess?.(result, values);
      },
      onError: (error: Error) => {
        next = showErrors(error);
      },
    };
    // The state of the mutation has the error.
    await mutation.mutateAsync({ values, signal, onProgress }, callbacks).catch(() => undefined);
    await next;
  };

  const [disabledAttempt, setDisabledAttempt] = useState<{ target: string | undefined } | null>(null);
  // An effect runs after the errors are rendered, so that screen readers read the field together with its error.
  useEffect(() => {
    if (disabledAttempt?.target !== undefined) focusField(formId, disabledAttempt.target);
  }, [disabledAttempt, formId]);

  /**
   * Shows the disabled reason beside the button and at the fields, and moves the focus to the first of these fields.
   */
  const showDisabledReason = async ({ message, fields }: DisabledReason) => {
    const names = fields as Path<Values>[];
    if (names.length > 0) await rhf.trigger(names);
    const [first] =
      fieldOrderOnPage(formId).find((fieldNames) => fieldNames.some((name) => fields.includes(name))) ?? fields;
    if (!names.some((name) => rhf.getFieldState(name).invalid)) form.announce(message);
    setDisabledAttempt({ target: first });
  };

  const submitForm = async (isConfirmed: boolean) => {
    attempts.current += 1;
    form.announce('');
    const controller = new AbortController();
    controllerRef.current = controller;
    await painted();
    // The visitor has left the screen.
    if (controller.signal.aborted) return;
    const reason = latestForm.current.findReason(rhf.getValues());
    if (reason) return showDisabledReason(reason);
    setDisabledAttempt(null);
    let valid: Values | undefined;
    const validate = rhf.handleSubmit((values) => {
      valid = values;
    }, summarizeErrors);
    await validate();
    // After `handleSubmit`, because a reset inside it would leave the form as submitted.
    if (!valid) return;
    const { question } = latestForm.current;
    if (question && !isConfirmed) openModal({ ...question, onConfirm: () => submit(true) });
    else await sendValues(mapTexts(valid, toNfc), controller.signal);
  };
  const submit = useOneAtATime(submitForm);

  return {
    isSending: mutation.isPending,
    // A later attempt with errors in the fields has a summary instead.
    failure: attempt === null && typeof submitErrors === 'string' ? submitErrors : null,
    attempt,
    submitCount: () => attempts.current,
    isReasonShown: disabledAttempt !== null,
    submit: () => submit(false),
    uploadPhase: uploadPhaseOf(mutation.status, mutation.variables),
    sentBytes,
    cancel: () => controllerRef.current?.abort(),
  };
}
