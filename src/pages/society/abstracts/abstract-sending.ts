import { ApiError, isRefusedByProxy, messageOf, type TransportError } from '#src/api/errors.ts';
import { getAbstractList, uploadConferenceAbstract } from '#src/api/generated/conference.ts';
import type { AbstractDivision, AbstractPresentation, ErrorCode } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { conference } from '#src/content/conference.ts';
import { createRetryGuard } from '#src/features/forms/retry-guard.ts';
import type { CallOptions } from '#src/features/forms/use-form-sending.ts';
import { abstractTexts, refusalReasons } from './abstract-texts.ts';

/** What the options of an abstract are. */
export type AbstractOptions = { presentation: AbstractPresentation; division: AbstractDivision };

/** What became of a try to send. */
type SendResult =
  /** It is with the society. */
  | { name: 'arrived' }
  /** The session ended; the site says so itself. */
  | { name: 'sessionEnded' }
  /** The deadline passed, by the server's clock. */
  | { name: 'late' }
  /** The server does not want this file. */
  | { name: 'refusedFile' }
  /** Anything else, that another try may mend. */
  | { name: 'failed'; message: string; reason: string | undefined };

async function countMyAbstracts(signal?: AbortSignal): Promise<number> {
  const query = { conference_name: conference.title, page: 1, row: 1 };
  return (await getAbstractList(query, signal ? { signal } : {})).total_count;
}

function sendResultFor(error: ApiError | TransportError): SendResult {
  if (getSession() === null) return { name: 'sessionEnded' };
  if (error.code === ('42' satisfies ErrorCode)) return { name: 'late' };
  if (error.code === ('47' satisfies ErrorCode)) return { name: 'refusedFile' };
  // The text of the transport names the waiting time.
  const isOfTransport = isRefusedByProxy(error) || error.code === ('49' satisfies ErrorCode);
  const reason = isOfTransport
    ? messageOf(error)
    : Object.entries(refusalReasons).find(([code]) => code === error.code)?.[1];
  return { name: 'failed', message: abstractTexts.refused, reason };
}

/** The sending of one abstract. */
export type AbstractSending = {
  /** Whether it is the sending of this file with these options. */
  isFor: (file: File, options: AbstractOptions) => boolean;
  /** Makes a try. It never throws. */
  send: (call: CallOptions) => Promise<SendResult>;
};

/**
 * Sends one abstract, by the contract's `uploadConferenceAbstract`, as often as it takes until it has arrived once. A
 * try whose answer was lost may have arrived: the member's list tells, before the next one.
 */
export function createAbstractSending(file: File, options: AbstractOptions): AbstractSending {
  let countBefore: number | undefined;
  const guard = createRetryGuard<true>();

  /** Whether the list has grown; null where the server doesn't tell. */
  const isStored = async (): Promise<boolean | null> => {
    if (countBefore === undefined) return null;
    try {
      const isOnServer = (await countMyAbstracts()) > countBefore;
      guard.clear();
      return isOnServer;
    } catch {
      return null;
    }
  };

  const uploadAbstract = async ({ signal, onProgress }: CallOptions): Promise<void> => {
    countBefore = await countMyAbstracts(signal).catch((error: unknown) => {
      // A list that the server can't give keeps nobody from sending.
      if (error instanceof ApiError && getSession() !== null) return undefined;
      throw error;
    });
    const body = {
      abstract_file: file,
      conference_name: conference.title,
      abstract_presentation: options.presentation,
      abstract_division: options.division,
    };
    const call = { signal, ...(onProgress ? { onProgress } : {}) };
    await guard.runAttempt(true, () => uploadConferenceAbstract(body, call));
  };

  const sendAbstract = async (call: CallOptions): Promise<SendResult> => {
    const unconfirmedText = () =>
      countBefore === undefined ? abstractTexts.checkListFirst : abstractTexts.notConfirmed;
    if (guard.unconfirmedAttempt()) {
      const arrived = await isStored();
      if (arrived) return { name: 'arrived' };
      if (getSession() === null) return { name: 'sessionEnded' };
      if (arrived === null && countBefore !== undefined)
        return { name: 'failed', message: abstractTexts.connectionFailed, reason: unconfirmedText() };
    }
    try {
      await uploadAbstract(call);
      return { name: 'arrived' };
    } catch (error) {
      if (error instanceof ApiError || isRefusedByProxy(error)) {
        guard.clear();
        return sendResultFor(error);
      }
      const message = call.signal.aborted ? abstractTexts.cancelled : abstractTexts.connectionFailed;
      if (!guard.unconfirmedAttempt()) return { name: 'failed', message, reason: undefined };
      const arrived = await isStored();
      if (arrived) return { name: 'arrived' };
      return { name: 'failed', message, reason: arrived === null ? unconfirmedText() : undefined };
    }
  };

  return {
    isFor: (other, { presentation, division }) =>
      other === file && presentation === options.presentation && division === options.division,
    send: sendAbstract,
  };
}
