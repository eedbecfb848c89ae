import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getGetAbstractListQueryKey } from '#src/api/generated/conference.ts';
import { getSession } from '#src/api/session.ts';
import { registerUnsavedForm } from '#src/components/forms/unsaved-forms-store.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { conference } from '#src/content/conference.ts';
import { useRequireLogin } from '#src/features/access/use-require-login.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { usePhase } from '#src/lib/hooks/use-phase.ts';
import { createStore } from '#src/lib/store.ts';
import { now } from '#src/lib/time/clock.ts';
import { phaseAt } from '#src/lib/time/time-window.ts';
import { type AbstractDraft, forgetDraft, freshDraft, keepDraft, readDraft } from './abstract-draft.ts';
import { lookIntoFile } from './abstract-file.ts';
import { type AbstractOptions, type AbstractSending, createAbstractSending } from './abstract-sending.ts';
import { abstractTexts } from './abstract-texts.ts';

/** Where the member is on the way to an abstract that has arrived. */
export type UploadStep =
  | { name: 'closed' }
  /** Chooses the options and a file; the note says why one was not taken. */
  | { name: 'options'; note: string | null; isLooking: boolean }
  | { name: 'confirm'; file: File }
  | { name: 'sending'; file: File }
  | { name: 'failed'; file: File; message: string; reason: string | undefined }
  | { name: 'done' };

const options = (note: string | null = null): UploadStep => ({ name: 'options', note, isLooking: false });
const isLate = () => phaseAt(conference.abstracts, now()) === 'after';
const sayLate = () => openModal({ type: 'confirm', message: abstractTexts.late });

/** The way from the button to the arrived abstract: login, deadline, options, file, confirmation, sending. */
export function useAbstractUpload() {
  const requireLogin = useRequireLogin();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<UploadStep>({ name: 'closed' });
  const [draft, setDraft] = useState(freshDraft);
  const [sent] = useState(() => createStore<number | null>(null));
  const sending = useRef<AbstractSending | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** A look into a file that was closed, or chosen anew meanwhile, comes to nothing. */
  const look = useRef(0);

  const close = useCallback(() => {
    look.current += 1;
    setStep({ name: 'closed' });
  }, []);
  const mayGoOn = () => {
    if (!isLate() && requireLogin()) return true;
    close();
    if (isLate()) sayLate();
    return false;
  };

  const isWaiting = step.name === 'options' || step.name === 'confirm' || step.name === 'failed';
  const phase = usePhase(conference.abstracts);
  useEffect(() => {
    if (phase !== 'after' || !isWaiting) return;
    close();
    sayLate();
  }, [phase, isWaiting, close]);

  // What a member has chosen is not left on the screen for a guest; the same member finds it again.
  const isMember = useSession() !== null;
  useEffect(() => {
    if (isMember) return;
    abort.current?.abort();
    close();
  }, [isMember, close]);

  const isSending = step.name === 'sending';
  useEffect(() => {
    if (isSending)
      return registerUnsavedForm({ hasChanges: () => abort.current !== null && getSession() !== null, isKept: false });
  }, [isSending]);
  useEffect(() => () => abort.current?.abort(), []);

  const change = (changes: Partial<AbstractDraft>) => {
    const next = { ...readDraft(), ...changes };
    setDraft(next);
    keepDraft(next);
  };

  const transmit = async (file: File, attempt: AbstractSending) => {
    if (abort.current || !mayGoOn()) return;
    const controller = new AbortController();
    abort.current = controller;
    sent.set(null);
    setStep({ name: 'sending', file });
    const result = await attempt.send({ signal: controller.signal, onProgress: sent.set });
    abort.current = null;
    if (getSession() === null) return close();
    if (result.name === 'failed') return setStep({ ...result, file });
    if (result.name === 'refusedFile') return setStep(options(abstractTexts.refusedFile));
    if (result.name === 'sessionEnded') return close();
    if (result.name === 'late') {
      close();
      return sayLate();
    }
    forgetDraft();
    sending.current = null;
    setDraft(freshDraft);
    void queryClient.invalidateQueries({ queryKey: getGetAbstractListQueryKey() });
    setStep({ name: 'done' });
  };

  return {
    step,
    draft,
    sent,
    start() {
      if (!requireLogin()) return;
      if (isLate()) return sayLate();
      setDraft(readDraft());
      setStep(options());
    },
    choose: (chosen: Partial<AbstractOptions>) => change({ options: { ...readDraft().options, ...chosen } }),
    /** Takes what the picker gave, and looks into it. */
    async take(files: readonly File[]) {
      const [chosen] = files;
      if (!chosen) return setStep(options(abstractTexts.noFile));
      if (!mayGoOn()) return;
      look.current += 1;
      const turn = look.current;
      setStep({ name: 'options', note: null, isLooking: true });
      const looked = await lookIntoFile(chosen);
      if (turn !== look.current) return;
      if ('problem' in looked) return setStep(options(`${chosen.name.normalize('NFC')}: ${looked.problem}`));
      change({ file: looked.file });
      setStep({ name: 'confirm', file: looked.file });
    },
    /** Goes on with the file that was chosen before. */
    resume: (file: File) => setStep({ name: 'confirm', file }),
    back: () => setStep(options()),
    confirm(file: File) {
      // The same once more is another try of the same sending, which may have arrived.
      if (!sending.current?.isOf(file, draft.options)) sending.current = createAbstractSending(file, draft.options);
      void transmit(file, sending.current);
    },
    cancel: () => abort.current?.abort(),
    close,
  };
}

/** What `useAbstractUpload` gives. */
export type AbstractUpload = ReturnType<typeof useAbstractUpload>;
