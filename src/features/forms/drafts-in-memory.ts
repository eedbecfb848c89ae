import type { Draft } from '#src/lib/forms/form-draft.ts';

/** The texts of one member, by the name of their form. */
let kept: { member: number; drafts: Map<string, Draft> } | null = null;

/**
 * Keeps what a member was typing when they logged out in another tab. It is never stored: a reload discards it, and so
 * does the login of anybody else.
 * @param member the member's number
 * @param form the form's name among the drafts
 */
export function keepInMemory(member: number, form: string, draft: Draft): void {
  if (kept?.member !== member) kept = { member, drafts: new Map() };
  kept.drafts.set(form, draft);
}

/** @returns what this person was typing into the form, null where nothing is kept */
export const draftInMemory = (member: number | undefined, form: string): Draft | null =>
  kept?.member === member ? (kept?.drafts.get(form) ?? null) : null;

/** Discards what is kept of a form: it was taken back, sent or refused. */
export const discardFromMemory = (form: string): void => void kept?.drafts.delete(form);

/** Discards what is kept, unless it belongs to this member. @param member the number of the member who logs in */
export function discardForOthers(member?: number): void {
  if (kept?.member !== member) kept = null;
}
