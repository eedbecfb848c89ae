import { AbstractDivision } from '#src/api/generated/model/abstractDivision.ts';
import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import { getSession, onSessionEvent } from '#src/api/session.ts';
import type { AbstractOptions } from './abstract-sending.ts';

/** The options and the file that a member has selected but not sent yet. */
export type AbstractDraft = { options: AbstractOptions; file: File | null };

/** The draft of a new abstract. */
export const initialAbstractDraft: AbstractDraft = {
  options: { presentation: AbstractPresentation.talk, division: AbstractDivision.materials },
  file: null,
};

let storedDraft: { owner: number | undefined; draft: AbstractDraft } | null = null;

const currentMember = () => getSession()?.profile?.pk;

/**
 * Returns the unsent draft of this member, or a new one. The draft survives an expired session: the member logs in
 * again and continues. It is kept in memory, because browsers can't store a selected file elsewhere.
 */
export function readAbstractDraft(): AbstractDraft {
  if (storedDraft && storedDraft.owner !== currentMember()) storedDraft = null;
  return storedDraft?.draft ?? initialAbstractDraft;
}

let isSubscribed = false;

/** Keeps the draft until it is sent, another member logs in, or the member logs out in this tab. */
export function storeAbstractDraft(draft: AbstractDraft): void {
  if (!isSubscribed) {
    isSubscribed = true;
    onSessionEvent((event) => {
      const mustDiscard =
        event.type === 'ended' ? event.reason === 'loggedOut' : storedDraft?.owner !== currentMember();
      if (mustDiscard) discardAbstractDraft();
    });
  }
  storedDraft = { owner: currentMember(), draft };
}

/** Discards the draft. */
export function discardAbstractDraft(): void {
  storedDraft = null;
}
