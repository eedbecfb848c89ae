/** A form that is on the screen, as the start and the end of a session see it. */
type OpenForm = {
  /**
   * Empties the form without storing anything.
   * @param member whose text it keeps in memory; null discards it
   * @returns whether it keeps something
   */
  clear: (member: number | null) => boolean;
  /** Begins anew for the person who is logged in now, unless that person has typed something. */
  restart: () => void;
};

const openForms = new Set<OpenForm>();

/** Adds a form. @returns the function that takes it off again */
export function registerOpenForm(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/**
 * Empties all forms of this tab.
 * @param member whose texts stay in memory; null discards them
 * @returns whether something stays
 */
export const clearOpenForms = (member: number | null): boolean =>
  [...openForms].filter((form) => form.clear(member)).length > 0;

/** Lets the forms of this tab begin anew after a login. */
export function restartOpenForms(): void {
  for (const form of [...openForms]) form.restart();
}
