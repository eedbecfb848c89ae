import { getSession, onSessionEvent } from '#src/api/session.ts';
import type { AbstractOptions } from './abstract-sending.ts';

/** What a member has chosen and not sent yet. */
export type AbstractDraft = { options: AbstractOptions; file: File | null };

/** What a member begins with. */
export const freshDraft: AbstractDraft = { options: { presentation: '구두 발표', division: '소재 분과' }, file: null };

let kept: { owner: number | undefined; draft: AbstractDraft } | null = null;

const owner = () => getSession()?.profile?.pk;

/**
 * What this member chose last and did not send: a session that ends in the middle leads to the login and back, and a
 * file can't be kept anywhere but in memory.
 */
export function readDraft(): AbstractDraft {
  if (kept && kept.owner !== owner()) kept = null;
  return kept?.draft ?? freshDraft;
}

let isWatching = false;

/** Keeps what the member has chosen, until it is sent, another member logs in, or the member logs out in this tab. */
export function keepDraft(draft: AbstractDraft): void {
  if (!isWatching) {
    isWatching = true;
    onSessionEvent((event) => {
      const isOver = event.type === 'ended' ? event.reason === 'loggedOut' : kept?.owner !== owner();
      if (isOver) forgetDraft();
    });
  }
  kept = { owner: owner(), draft };
}

/** Forgets it: it was sent. */
export function forgetDraft(): void {
  kept = null;
}
