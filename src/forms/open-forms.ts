import { blockReload } from '#src/lib/browser/new-version.ts';
import type { Draft } from './form-draft.ts';

/** A mounted form that reacts to login and logout. */
type OpenForm = {
  /** Returns whether the form has unsaved text of this member that a draft can keep. */
  hasTextOf: (member: number) => boolean;
  /**
   * Clears the form without storing anything.
   * @param member the member whose draft the form keeps in memory; null discards the typed text
   */
  clear: (member: number | null) => void;
  /** Restarts the form for the logged-in member, unless this member has typed something. */
  restart: () => void;
};

const openForms = new Set<OpenForm>();

/** Registers a mounted form. @returns a function that removes it */
export function registerOpenForm(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/** Returns whether a form of this tab has unsaved text of the member. @param member undefined for a guest */
export const hasOpenTextOf = (member: number | undefined): boolean =>
  member !== undefined && [...openForms].some((form) => form.hasTextOf(member));

/** Clears all forms of this tab. @param member the member whose drafts stay in memory; null discards them */
export function clearOpenForms(member: number | null): void {
  for (const form of [...openForms]) form.clear(member);
}

/** Restarts all forms of this tab after a login. */
export function restartOpenForms(): void {
  for (const form of [...openForms]) form.restart();
}

/** The drafts of one member, by the key of their form. */
let memberDrafts: { member: number; drafts: Map<string, Draft> } | null = null;

// The site must not lose a draft by a reload of its own, for example when the redirect to the login misses old code.
blockReload(() => (memberDrafts?.drafts.size ?? 0) > 0);

/**
 * Keeps the draft of a member who logged out in another tab. The draft is never stored: a reload or the login of
 * another member discards it.
 * @param member the member's number
 * @param form the key of the form among the drafts
 */
export function keepDraftInMemory(member: number, form: string, draft: Draft): void {
  if (memberDrafts?.member !== member) memberDrafts = { member, drafts: new Map() };
  memberDrafts.drafts.set(form, draft);
}

/** Returns the draft of this member for the form, or null. */
export const findDraftInMemory = (member: number | undefined, form: string): Draft | null =>
  memberDrafts?.member === member ? (memberDrafts?.drafts.get(form) ?? null) : null;

/** Discards the draft of a form after the member has resumed, sent or rejected it. */
export const discardDraftInMemory = (form: string): void => void memberDrafts?.drafts.delete(form);

/** Discards the drafts in memory, unless they belong to this member. @param member the member who logs in */
export function discardDraftsOfOtherMembers(member?: number): void {
  if (memberDrafts?.member !== member) memberDrafts = null;
}
