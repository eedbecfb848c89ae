import { useSyncExternalStore } from 'react';
import { AbstractDivision } from '#src/api/generated/model/abstractDivision.ts';
import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import { getSession, onSessionEvent } from '#src/api/session.ts';
import { createStore } from '#src/lib/store.ts';
import type { AbstractOptions } from './abstract-sending.ts';

/** The options and the file that a member has selected but not sent yet. */
export type AbstractDraft = { options: AbstractOptions; file: File | null };

/** The draft of a new abstract. */
const initialDraft: AbstractDraft = {
  options: { presentation: AbstractPresentation.talk, division: AbstractDivision.materials },
  file: null,
};

const storedDraft = createStore<{ owner: number | undefined; draft: AbstractDraft } | null>(null);

const currentMember = () => getSession()?.profile?.pk;

/**
 * Returns the unsent draft of this member, or a new one. The draft survives an expired session: the member logs in
 * again and continues. It is kept in memory, because browsers can't store a selected file elsewhere.
 */
export const useAbstractDraft = () => useSyncExternalStore(storedDraft.subscribe, readDraft, () => initialDraft);

function readDraft(): AbstractDraft {
  const stored = storedDraft.get();
  return stored?.owner === currentMember() && stored ? stored.draft : initialDraft;
}

/** Discards the draft. */
export const discardAbstractDraft = (): void => storedDraft.set(null);

onSessionEvent((event) => {
  const mustDiscard =
    event.type === 'ended' ? event.reason === 'loggedOut' : storedDraft.get()?.owner !== currentMember();
  if (mustDiscard) discardAbstractDraft();
});

/** Changes the draft. It is kept until it is sent, another member logs in, or the member logs out in this tab. */
export const updateAbstractDraft = (changes: Partial<AbstractDraft>): void =>
  storedDraft.set({ owner: currentMember(), draft: { ...readDraft(), ...changes } });
