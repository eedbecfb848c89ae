/** A mounted form that reacts to login and logout. */
type OpenForm = {
  /**
   * Clears the form without storing anything.
   * @param member the member whose draft the form keeps in memory; null discards the typed text
   * @returns whether the form keeps a draft
   */
  clear: (member: number | null) => boolean;
  /** Restarts the form for the logged-in member, unless this member has typed something. */
  restart: () => void;
};

const openForms = new Set<OpenForm>();

/** Registers a mounted form. @returns a function that removes it */
export function registerOpenForm(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/**
 * Clears all forms of this tab.
 * @param member the member whose drafts stay in memory; null discards them
 * @returns whether at least one form keeps a draft
 */
export const clearOpenForms = (member: number | null): boolean =>
  [...openForms].filter((form) => form.clear(member)).length > 0;

/** Restarts all forms of this tab after a login. */
export function restartOpenForms(): void {
  for (const form of [...openForms]) form.restart();
}
