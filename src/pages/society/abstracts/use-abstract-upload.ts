import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import { getGetAbstractListQueryOptions, useUploadConferenceAbstract } from '#src/api/generated/conference.ts';
import { dropReads } from '#src/api/mutation-options.ts';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { useRequireLogin } from '#src/features/access/use-require-login.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { registerUnsavedForm } from '#src/forms/unsaved-forms-store.ts';
import { createCallOptions } from '#src/lib/call-options.ts';
import { usePhase } from '#src/lib/hooks/use-seoul-day.ts';
import { createStore } from '#src/lib/store.ts';
import { now } from '#src/lib/time/clock.ts';
import { phaseAt } from '#src/lib/time/time-window.ts';
import { discardAbstractDraft, updateAbstractDraft, useAbstractDraft } from './abstract-draft.ts';
import type { FileCheckResult } from './abstract-file.ts';
import { type AbstractOptions, type AbstractSending, createAbstractSending } from './abstract-sending.ts';
import { abstractTexts } from './abstract-texts.ts';

/** The step of the abstract upload. */
export type UploadStep =
  | { name: 'closed' }
  /** The member selects the options and a file. `note` is the error message of a rejected file. */
  | { name: 'options'; note: string | null; isChecking: boolean }
  | { name: 'confirm'; file: File }
  | { name: 'sending'; file: File }
  | { name: 'failed'; file: File; message: string; reason: string | undefined }
  | { name: 'done' };

const optionsStep = (note: string | null = null): UploadStep => ({ name: 'options', note, isChecking: false });
const openDeadlineModal = () => openModal({ type: 'confirm', message: abstractTexts.deadlinePassed });

/** Manages the steps of the abstract upload for an event: login, deadline, options, file, confirmation and sending. */
export function useAbstractUpload({ title: conferenceName, abstracts }: ConferenceEvent) {
  const isDeadlinePassed = () => phaseAt(abstracts, now()) === 'after';
  const requireLogin = useRequireLogin();
  const queryClient = useQueryClient();
  const countMyAbstracts = async (signal?: AbortSignal) => {
    const query = { conference_name: conferenceName, page: 1, row: 1 };
    const request = signal ? { signal } : {};
    return (await fetchUncached(queryClient, getGetAbstractListQueryOptions(query, { request }))).total_count;
  };
  const [step, setStep] = useState<UploadStep>({ name: 'closed' });
  const draft = useAbstractDraft();
  const [sent] = useState(() => createStore<number | null>(null));
  const sending = useRef<AbstractSending | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const [{ request, setOptions }] = useState(createCallOptions);
  const { mutateAsync: upload } = useUploadConferenceAbstract({ request });
  /** Counts the file checks. The result of a check is ignored if the modal was closed or another file was selected. */
  const fileCheckCount = useRef(0);

  const close = useCallback(() => {
    fileCheckCount.current += 1;
    setStep({ name: 'closed' });
  }, []);
  const canContinue = () => {
    if (!isDeadlinePassed() && requireLogin()) return true;
    close();
    if (isDeadlinePassed()) openDeadlineModal();
    return false;
  };

  const isEditing = step.name === 'options' || step.name === 'confirm' || step.name === 'failed';
  const phase = usePhase(abstracts);
  useEffect(() => {
    if (phase !== 'after' || !isEditing) return;
    close();
    openDeadlineModal();
  }, [phase, isEditing, close]);

  // After the session has ended, the next person must not see the draft. The same member gets it back after login.
  const isMember = useSession() !== null;
  useEffect(() => {
    if (isMember) return;
    controllerRef.current?.abort();
    close();
  }, [isMember, close]);

  const isSending = step.name === 'sending';
  useEffect(() => {
    if (isSending)
      return registerUnsavedForm({
        hasChanges: () => controllerRef.current !== null && getSession() !== null,
        isKept: false,
      });
  }, [isSending]);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const sendFile = async (file: File, attempt: AbstractSending) => {
    if (controllerRef.current || !canContinue()) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setOptions({ signal: controller.signal, onProgress: sent.set });
    sent.set(null);
    setStep({ name: 'sending', file });
    const result = await attempt.send(controller.signal);
    controllerRef.current = null;
    if (getSession() === null || result.name === 'sessionEnded') return close();
    if (result.name === 'failed') return setStep({ ...result, file });
    if (result.name === 'rejectedFile') return setStep(optionsStep(abstractTexts.refusedFile));
    if (result.name === 'deadlinePassed') {
      close();
      return openDeadlineModal();
    }
    discardAbstractDraft();
    sending.current = null;
    // The abstract may have been stored by a request whose response was lost.
    dropReads(queryClient, changedReads.uploadConferenceAbstract);
    setStep({ name: 'done' });
  };

  return {
    step,
    draft,
    sent,
    async start() {
      if (controllerRef.current || !requireLogin()) return;
      if (isDeadlinePassed()) {
        // The clock of the device may be wrong. Any response of the server corrects it.
        const controller = new AbortController();
        controllerRef.current = controller;
        await countMyAbstracts(controller.signal).catch(() => null);
        controllerRef.current = null;
        if (controller.signal.aborted || getSession() === null) return;
      }
      if (isDeadlinePassed()) return openDeadlineModal();
      setStep(optionsStep());
    },
    selectOptions: (selected: Partial<AbstractOptions>) =>
      updateAbstractDraft({ options: { ...draft.options, ...selected } }),
    /** Checks the file from the file picker. The modal has the check, because the screen does not need its code. */
    async selectFile(files: readonly File[], check: (file: File) => Promise<FileCheckResult>) {
      const [file] = files;
      if (!file) return setStep(optionsStep(abstractTexts.noFile));
      if (!canContinue()) return;
      fileCheckCount.current += 1;
      const checkNumber = fileCheckCount.current;
      setStep({ name: 'options', note: null, isChecking: true });
      const checkResult = await check(file);
      if (checkNumber !== fileCheckCount.current) return;
      if ('problem' in checkResult)
        return setStep(optionsStep(`${file.name.normalize('NFC')}: ${checkResult.problem}`));
      updateAbstractDraft({ file: checkResult.file });
      setStep({ name: 'confirm', file: checkResult.file });
    },
    /** Continues with the previously selected file. */
    continueWithFile: (file: File) => setStep({ name: 'confirm', file }),
    back: () => setStep(optionsStep()),
    confirm(file: File) {
      // The same file and options are a retry of the same submission, which the server may have stored already.
      if (!sending.current?.isFor(file, draft.options)) {
        sending.current = createAbstractSending(file, draft.options, { conferenceName, countMyAbstracts, upload });
      }
      void sendFile(file, sending.current);
    },
    cancel: () => controllerRef.current?.abort(),
    close,
  };
}

/** The return value of `useAbstractUpload`. */
export type AbstractUpload = ReturnType<typeof useAbstractUpload>;
