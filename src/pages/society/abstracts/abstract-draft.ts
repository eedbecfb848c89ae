import { getSession, onSessionEvent } from '#src/api/session.ts';
import type { AbstractOptions } from './abstract-sending.ts';

/** What a member has chosen and not sent yet. */
export type AbstractDraft = { options: AbstractOptions; file: File | null };

/** What a member begins with. */
export const initialAbstractDraft: AbstractDraft = {
  options: { presentation: '구두 발표', division: '소재 분과' },
  file: null,
};

let storedDraft: { owner: number | undefined; draft: AbstractDraft } | null = null;

const currentMember = () => getSession()?.profile?.pk;

/**
 * What this member chose last and did not send: a session that ends in the middle leads to the login and back, and a
 * file can't be kept anywhere but in memory.
 */
export function readAbstractDraft(): AbstractDraft {
  if (storedDraft && storedDraft.owner !== currentMember()) storedDraft = null;
  return storedDraft?.draft ?? initialAbstractDraft;
}

let isSubscribed = false;

/** Keeps what the member has chosen, until it is sent, another member logs in, or the member logs out in this tab. */
export function storeAbstractDraft(draft: AbstractDraft): void {
  if (!isSubscribed) {
    isSubscribed = true;
    onSessionEvent((event) => {
      const isOver = event.type === 'ended' ? event.reason === 'loggedOut' : storedDraft?.owner !== currentMember();
      if (isOver) discardAbstractDraft();
    });
  }
  storedDraft = { owner: currentMember(), draft };
}

/** Forgets it: it was sent. */
export function discardAbstractDraft(): void {
  storedDraft = null;
}
