import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadConferenceAbstractFailures } from '#src/api/failures/conference.ts';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import { getGetAbstractListQueryOptions, uploadConferenceAbstract } from '#src/api/generated/conference.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { dropReads } from '#src/api/mutation-options.ts';
import { getSession } from '#src/api/session.ts';
import { useOperation } from '#src/api/use-operation.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { useRequireLogin } from '#src/features/access/use-require-login.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { registerUnsavedForm } from '#src/forms/register-unsaved-form.ts';
import { usePhase } from '#src/lib/hooks/use-seoul-day.ts';
import { createStore } from '#src/lib/store.ts';
import { now } from '#src/lib/time/clock.ts';
import { phaseAt } from '#src/lib/time/time-window.ts';
import { discardAbstractDraft, updateAbstractDraft, useAbstractDraft } from './abstract-draft.ts';
import type { FileCheckResult } from './abstract-file.ts';
import { type AbstractOptions, createAbstractSending, type UploadVariables } from './abstract-sending.ts';
import { controllerOf, initialUpload, isEditing, reduceUpload, type UploadEvent } from './upload-step.ts';

const openDeadlineModal = () =>
  openModal({ type: 'confirm', message: uploadConferenceAbstractFailures[ErrorCode.outsidePeriod] });

/** Manages the steps of the abstract upload for an event: login, deadline, options, file, confirmation and sending. */
export function useAbstractUpload({ title: conferenceName, abstracts }: ConferenceEvent) {
  const requireLogin = useRequireLogin();
  const queryClient = useQueryClient();
  const draft = useAbstractDraft();
  // The store has the state before the next render, so a second press in the same render starts no second request.
  const [store] = useState(() => createStore(initialUpload));
  const { step } = useSyncExternalStore(store.subscribe, store.get, () => initialUpload);
  const dispatch = (event: UploadEvent) => store.set((state) => reduceUpload(state, event));
  const { mutateAsync: upload } = useOperation('uploadConferenceAbstract', ({ data }: UploadVariables, request) =>
    uploadConferenceAbstract(data, request),
  );

  const countMyAbstracts = async (signal?: AbortSignal) => {
    const query = { conference_name: conferenceName, page: 1, row: 1 };
    const request = signal ? { signal } : {};
    return (await fetchUncached(queryClient, getGetAbstractListQueryOptions(query, { request }))).total_count;
  };
  const isDeadlinePassed = () => phaseAt(abstracts, now()) === 'after';
  const canContinue = () => {
    if (!isDeadlinePassed() && requireLogin()) return true;
    dispatch({ type: 'closed' });
    if (isDeadlinePassed()) openDeadlineModal();
    return false;
  };

  // After the session has ended, the next person must not see the draft. The same member gets it back after login.
  const isMember = useSession() !== null;
  const hasMissedDeadline = usePhase(abstracts) === 'after' && isEditing(step);
  useEffect(() => {
    if (isMember && !hasMissedDeadline) return;
    store.set((state) => reduceUpload(state, { type: 'closed' }));
    if (isMember) openDeadlineModal();
  }, [isMember, hasMissedDeadline, store]);

  // A request ends with its step, also when the member leaves the screen.
  const controller = controllerOf(step);
  const isSending = step.name === 'sending';
  useEffect(() => {
    const hasChanges = () => store.get().step.name === 'sending' && getSession() !== null;
    const removeForm = isSending ? registerUnsavedForm({ hasChanges, isKept: false }) : undefined;
    return () => {
      removeForm?.();
      controller?.abort();
    };
  }, [isSending, controller, store]);

  return {
    step,
    isOpen: step.name !== 'closed' && step.name !== 'starting',
    draft,
    async start() {
      if (controllerOf(store.get().step) || !requireLogin()) return;
      if (isDeadlinePassed()) {
        // The clock of the device may be wrong. Any response of the server corrects it.
        const controller = new AbortController();
        dispatch({ type: 'started', controller });
        await countMyAbstracts(controller.signal).catch(() => null);
        dispatch({ type: 'closed' });
        if (controller.signal.aborted || getSession() === null) return;
      }
      if (isDeadlinePassed()) return openDeadlineModal();
      dispatch({ type: 'opened' });
    },
    selectOptions: (selected: Partial<AbstractOptions>) =>
      updateAbstractDraft({ options: { ...draft.options, ...selected } }),
    /** Checks the file from the file picker. The modal has the check, because the screen does not need its code. */
    async selectFile([selected]: readonly File[], check: (file: File) => Promise<FileCheckResult>) {
      if (selected && !canContinue()) return;
      dispatch({ type: 'fileSelected', file: selected });
      if (!selected) return;
      dispatch({ type: 'fileChecked', selected, result: await check(selected) });
      const { step } = store.get();
      if (step.name === 'confirm') updateAbstractDraft({ file: step.file });
    },
    /** Continues with the previously selected file. */
    continueWithFile: (file: File) => dispatch({ type: 'fileConfirmed', file }),
    back: () => dispatch({ type: 'opened' }),
    async confirm(file: File) {
      if (controllerOf(store.get().step) || !canContinue()) return;
      // The same file and options are a retry of the same submission, which the server may have stored already.
      const former = store.get().sending;
      const sending = former?.isFor(file, draft.options)
        ? former
        : createAbstractSending(file, draft.options, { conferenceName, countMyAbstracts, upload });
      const controller = new AbortController();
      dispatch({ type: 'sendStarted', file, controller, sending });
      const result = await sending.send({
        signal: controller.signal,
        onProgress: (sentBytes) => dispatch({ type: 'progressed', controller, sentBytes }),
      });
      if (getSession() === null) return dispatch({ type: 'closed' });
      dispatch({ type: 'sendEnded', controller, result });
      if (result.name === 'deadlinePassed') openDeadlineModal();
      if (result.name !== 'stored') return;
      discardAbstractDraft();
      // The abstract may have been stored by a request whose response was lost.
      dropReads(queryClient, changedReads.uploadConferenceAbstract);
    },
    cancel: () => controllerOf(store.get().step)?.abort(),
    close: () => dispatch({ type: 'closed' }),
  };
}

/** The return value of `useAbstractUpload`. */
export type AbstractUpload = ReturnType<typeof useAbstractUpload>;
