import type { Draft } from '#src/lib/forms/form-draft.ts';

/** The texts of one member, by the name of their form. */
let memberDrafts: { member: number; drafts: Map<string, Draft> } | null = null;

/**
 * Keeps what a member was typing when they logged out in another tab. It is never stored: a reload discards it, and so
 * does the login of anybody else.
 * @param member the member's number
 * @param form the form's name among the drafts
 */
export function keepDraftInMemory(member: number, form: string, draft: Draft): void {
  if (memberDrafts?.member !== member) memberDrafts = { member, drafts: new Map() };
  memberDrafts.drafts.set(form, draft);
}

/** @returns what this person was typing into the form, null where nothing is kept */
export const findDraftInMemory = (member: number | undefined, form: string): Draft | null =>
  memberDrafts?.member === member ? (memberDrafts?.drafts.get(form) ?? null) : null;

/** Discards what is kept of a form: it was taken back, sent or refused. */
export const discardDraftInMemory = (form: string): void => void memberDrafts?.drafts.delete(form);

/** Discards what is kept, unless it belongs to this member. @param member the number of the member who logs in */
export function discardDraftsOfOtherMembers(member?: number): void {
  if (memberDrafts?.member !== member) memberDrafts = null;
}
