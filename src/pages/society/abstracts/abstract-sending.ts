import { ApiError, isRefusedByProxy, messageOf, type TransportError } from '#src/api/errors.ts';
import { uploadConferenceAbstractFailures } from '#src/api/failures/conference.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type {
  AbstractDivision,
  AbstractPresentation,
  UploadConferenceAbstractRequest,
} from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { createRetryGuard } from '#src/forms/submit-errors.ts';
import { abstractTexts } from './abstract-texts.ts';

/** The options of an abstract. */
export type AbstractOptions = { presentation: AbstractPresentation; division: AbstractDivision };

/** The result of one attempt to send. */
export type SendResult =
  /** The server has stored the abstract. */
  | { name: 'stored' }
  /** The session ended; the site shows its own message for that. */
  | { name: 'sessionEnded' }
  /** The deadline has passed according to the server's clock (code 42). */
  | { name: 'deadlinePassed' }
  /** The server rejected the file (code 47). */
  | { name: 'rejectedFile' }
  /** Any other failure; a retry may succeed. */
  | { name: 'failed'; message: string; reason: string | undefined };

/** The options of one attempt: its signal, and a callback for the number of bytes that were sent. */
type AttemptOptions = { signal: AbortSignal; onProgress?: (sentBytes: number) => void };

/** The variables of the mutation that uploads the abstract. */
export type UploadVariables = { data: UploadConferenceAbstractRequest } & AttemptOptions;

/** The event and the calls of the submission. */
export type AbstractCalls = {
  /** The title of the event. */
  conferenceName: string;
  /** Returns the number of the member's abstracts (contract: getAbstractList). */
  countMyAbstracts: (signal?: AbortSignal) => Promise<number>;
  /** Contract: uploadConferenceAbstract. */
  upload: (variables: UploadVariables) => Promise<unknown>;
};

function sendResultFor(error: ApiError | TransportError): SendResult {
  if (getSession() === null) return { name: 'sessionEnded' };
  if (error.code === ErrorCode.outsidePeriod) return { name: 'deadlinePassed' };
  if (error.code === ErrorCode.fileRejected) return { name: 'rejectedFile' };
  // For these errors, the general message is better: it contains the waiting time.
  const hasGeneralMessage = isRefusedByProxy(error) || error.code === ErrorCode.tooManyRequests;
  const reason = hasGeneralMessage
    ? messageOf(error)
    : Object.entries(uploadConferenceAbstractFailures).find(([code]) => code === error.code)?.[1];
  return { name: 'failed', message: abstractTexts.refused, reason };
}

/** The submission of one abstract. */
export type AbstractSending = {
  /** Returns whether this submission has the same file and options. */
  isFor: (file: File, options: AbstractOptions) => boolean;
  /** Makes an attempt to send. It never throws. */
  send: (options: AttemptOptions) => Promise<SendResult>;
};

/**
 * Creates the submission of one abstract (contract: `uploadConferenceAbstract`), which never stores the abstract twice.
 * If the response of an attempt was lost, the next attempt first checks the member's list for a new abstract.
 */
export function createAbstractSending(
  file: File,
  options: AbstractOptions,
  { conferenceName, countMyAbstracts, upload }: AbstractCalls,
): AbstractSending {
  let countBefore: number | undefined;
  const guard = createRetryGuard<true>();

  /** Returns whether the member's list has a new abstract; null if the list is not available. */
  const checkIfStored = async (): Promise<boolean | null> => {
    if (countBefore === undefined) return null;
    try {
      const isOnServer = (await countMyAbstracts()) > countBefore;
      guard.clear();
      return isOnServer;
    } catch {
      return null;
    }
  };

  const uploadAbstract = async (attempt: AttemptOptions): Promise<void> => {
    countBefore = await countMyAbstracts(attempt.signal).catch((error: unknown) => {
      // An error of the list must not prevent the upload.
      if (error instanceof ApiError && getSession() !== null) return undefined;
      throw error;
    });
    const data = {
      abstract_file: file,
      conference_name: conferenceName,
      abstract_presentation: options.presentation,
      abstract_division: options.division,
    };
    await guard.runAttempt(true, () => upload({ data, ...attempt }));
  };

  const sendAbstract = async (attempt: AttemptOptions): Promise<SendResult> => {
    const unconfirmedText = () =>
      countBefore === undefined ? abstractTexts.checkListFirst : abstractTexts.notConfirmed;
    if (guard.unconfirmedAttempt()) {
      const stored = await checkIfStored();
      if (stored) return { name: 'stored' };
      if (getSession() === null) return { name: 'sessionEnded' };
      if (stored === null && countBefore !== undefined)
        return { name: 'failed', message: abstractTexts.connectionFailed, reason: unconfirmedText() };
    }
    try {
      await uploadAbstract(attempt);
      return { name: 'stored' };
    } catch (error) {
      if (error instanceof ApiError || isRefusedByProxy(error)) {
        guard.clear();
        return sendResultFor(error);
      }
      const message = attempt.signal.aborted ? abstractTexts.cancelled : abstractTexts.connectionFailed;
      if (!guard.unconfirmedAttempt()) return { name: 'failed', message, reason: undefined };
      const stored = await checkIfStored();
      if (stored) return { name: 'stored' };
      return { name: 'failed', message, reason: stored === null ? unconfirmedText() : undefined };
    }
  };

  return {
    isFor: (otherFile, { presentation, division }) =>
      otherFile === file && presentation === options.presentation && division === options.division,
    send: sendAbstract,
  };
}
