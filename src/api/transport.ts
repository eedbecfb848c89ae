import { untilAborted } from '#src/lib/abort.ts';
import type { Refresh } from './refresh.ts';
import { isSameMember, type SessionEndReason, type SessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';
import type { Outcome, Wire } from './wire.ts';

/** Sends a request and gives its payload: the envelope's data, or a Blob, which is a File when the server named it. */
export type Exchange = (request: Request) => Promise<unknown>;

/** What the transport works with; tests bring their own. */
export type TransportDeps = {
  wire: Wire;
  session: Pick<SessionStore, 'getSession' | 'endSession'>;
  refresh: Refresh;
};

/** The codes that end a session; 97 does so only the second time. */
const ends = new Map<string, SessionEndReason>([
  ['84', 'expired'],
  ['91', 'rejected'],
]);

/**
 * The payload of an outcome.
 * @throws ApiError for a failure
 */
export function payloadOf(outcome: Outcome): unknown {
  if (outcome.kind === 'failure') throw outcome.error;
  return outcome.kind === 'file' ? outcome.file : outcome.data;
}

/**
 * Makes the transport: the wire with the session of the member. An expired token (code 97) is refreshed and the request
 * sent once more; a session that the server refuses (84, 91) ends, unless another tab has replaced it meanwhile.
 * What it makes throws ApiError, TransportError, or the reason of the request's own signal.
 */
export function createTransport({ wire, session, refresh }: TransportDeps): Exchange {
  /** A refusal counts for the token that it was given to; another tab may have a better one by now. */
  const end = (used: Session, reason: SessionEndReason) => {
    if (session.getSession()?.accessToken === used.accessToken) session.endSession(reason);
  };

  /** The session for a second try, null for none. A member's request is never repeated in the name of another. */
  const renewed = async (used: Session, code: string): Promise<Session | null> => {
    if (code === '97') return refresh(used);
    const stored = session.getSession();
    return stored && stored.accessToken !== used.accessToken && isSameMember(stored, used) ? stored : null;
  };

  return async (request) => {
    const used = session.getSession();
    if (!used) return payloadOf(await wire(request, null));

    // A body can be read once: the copy is made while it is whole, and goes first.
    const first = await wire(request.clone(), used.accessToken, request.signal);
    if (first.kind !== 'failure') return payloadOf(first);
    const { code } = first.error;
    const reason = ends.get(code);
    if (!reason && code !== '97') throw first.error;

    // The one who asked may go away; the refresh goes on for the others who wait for it.
    const next = await untilAborted(renewed(used, code), request.signal);
    if (!next) {
      if (reason) end(used, reason);
      throw first.error;
    }

    const second = await wire(request, next.accessToken);
    if (second.kind === 'failure') {
      const last = second.error.code === '97' && code === '97' ? 'rejected' : ends.get(second.error.code);
      if (last) end(next, last);
    }
    return payloadOf(second);
  };
}
