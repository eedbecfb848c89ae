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
import { collectFiles, findUnreadableFiles } from '#src/lib/files/file-choice.ts';
import type { Store } from '#src/lib/store.ts';
import { mapTexts, toNfc } from '#src/lib/text/code-points.ts';
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

type Sending<Values extends FieldValues, Result> = {
  rhf: UseFormReturn<Values>;
  formId: string;
  upload: Store<UploadState>;
  reasonOf: (values: Values) => DisabledReason | undefined;
  /** Has a screen reader read a text. */
  announce: (text: string) => void;
  /** Makes the values the ones to compare with: nothing is unsaved then. */
  settle: (values: Values) => void;
  send: SendForm<Values, Result>;
  failures?: FailureMessages;
  outlivesScreen?: boolean;
  onSuccess?: (result: Result, values: Values) => unknown;
};

/** The fields of a form in the order of the page. */
const orderOf = (formId: string): string[][] =>
  [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    ({ dataset }) => dataset.field?.split(' ') ?? [],
  );

/** Says at its field which file can't be read any more. */
function lostFiles(values: FieldValues, lost: readonly File[]): FormSubmitError {
  const fields = Object.entries(values).filter(([, value]) => collectFiles(value).some((file) => lost.includes(file)));
  const names = lost.map(({ name }) => `'${name}'`).join(', ');
  const text = `${names} 파일을 읽을 수 없습니다. 옮기거나 바꾼 파일은 지우고 다시 첨부해 주세요.`;
  return new FormSubmitError(Object.fromEntries(fields.map(([name]) => [name, text])));
}

/**
 * Sends a form, one call at a time whatever is pressed, and shows what comes of it. What was typed stays on a failure.
 */
export function useFormSending<Values extends FieldValues, Result>(
  form: Sending<Values, Result>,
): Pick<SiteFormContext, 'isSending' | 'failure' | 'attempt' | 'submitCount' | 'isReasonShown' | 'submit' | 'cancel'> {
  const { rhf, upload } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<SubmitAttempt | null>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ target: string | undefined } | null>(null);
  // Once the errors are on the page, so that the field is read with its error.
  useEffect(() => {
    if (refused?.target !== undefined) focusField(form.formId, refused.target);
  }, [refused, form.formId]);
  const attempts = useRef(0);
  const busy = useRef(false);
  const abort = useRef<AbortController>(undefined);
  const latest = useRef(form);
  latest.current = form;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (!latest.current.outlivesScreen) abort.current?.abort();
    };
  }, []);

  const { mutateAsync } = useMutation({
    mutationFn: ({ values, call }: { values: Values; call: CallOptions }) => latest.current.send(values, call),
    // A form that waits for the network without a word would look stuck.
    networkMode: 'always',
  });

  const sumUp = () => setAttempt({ number: attempts.current, order: orderOf(form.formId) });

  const refuse = async (error: unknown) => {
    // The field that the press has left is checked first: it would take a refusal back that comes at once.
    await pressTasksDone();
    const refused = submitErrorsOf(error, latest.current.failures ?? {}, getSession() !== null);
    if (refused === null || typeof refused === 'string') return setFailure(refused);
    for (const [name, message] of Object.entries(refused)) {
      rhf.setError(name as Path<Values>, { type: 'server', message });
    }
    sumUp();
  };

  const call = async (values: Values): Promise<{ result: Result; values: Values } | undefined> => {
    const files = collectFiles(values);
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    const onProgress = (sent: number) => upload.set({ phase: 'sending', sent });
    const clean = mapTexts(values, toNfc);
    try {
      if (files.length > 0) upload.set({ phase: 'sending', sent: null });
      const lost = await findUnreadableFiles(files);
      if (lost.length > 0) throw lostFiles(values, lost);
      const options = files.length > 0 ? { signal, onProgress } : { signal };
      return { result: await mutateAsync({ values: clean, call: options }), values: clean };
    } catch (error) {
      if (files.length > 0) upload.set({ phase: signal.aborted ? 'cancelled' : 'failed', sent: null });
      // A file that went while it was sent breaks the connection off.
      const lost = error instanceof TransportError ? await findUnreadableFiles(files) : [];
      await refuse(lost.length > 0 ? lostFiles(values, lost) : error);
    }
    return undefined;
  };

  /** Shows why the form can't be sent: beside the button, at the fields, and by the focus on the first of them. */
  const explain = async ({ message, fields }: DisabledReason) => {
    const names = fields as Path<Values>[];
    if (names.length > 0) await rhf.trigger(names);
    const [first] = orderOf(form.formId).find((parts) => parts.some((part) => fields.includes(part))) ?? fields;
    if (!names.some((name) => rhf.getFieldState(name).invalid)) form.announce(message);
    setRefused({ target: first });
  };

  const run = async () => {
    if (busy.current) return;
    attempts.current += 1;
    form.announce('');
    const reason = latest.current.reasonOf(rhf.getValues());
    if (reason) return explain(reason);
    busy.current = true;
    setRefused(null);
    setFailure(null);
    let done: Awaited<ReturnType<typeof call>>;
    try {
      await rhf.handleSubmit(async (values) => {
        setSending(true);
        done = await call(values);
      }, sumUp)();
    } finally {
      busy.current = false;
      setSending(false);
    }
    if (!done) return;
    upload.set({ phase: 'idle', sent: null });
    latest.current.settle(done.values);
    setAttempt(null);
    if (isHere.current) await latest.current.onSuccess?.(done.result, done.values);
  };

  return {
    isSending,
    failure,
    attempt,
    submitCount: () => attempts.current,
    isReasonShown: refused !== null,
    submit: () => void run(),
    cancel: () => abort.current?.abort(),
  };
}
