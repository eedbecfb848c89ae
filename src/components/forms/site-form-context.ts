import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from '#src/lib/forms/form-draft.ts';
import type { Store } from '#src/lib/store.ts';
import type { FieldName } from './named-message.ts';

/** How far the files of a form are. */
export type UploadState = {
  phase: 'idle' | 'sending' | 'failed' | 'cancelled';
  /** Bytes that were sent; null while nobody can tell. */
  sent: number | null;
};

/** The draft of a form, as it is shown. */
export type DraftControl = {
  /** What was typed another time and not sent. */
  offered: Draft | null;
  resume: () => void;
  discard: () => void;
  /** When the form was last saved, in ms since 1970. */
  savedAt: number | null;
  /** Whether what is saved outlives this visit. */
  isKept: boolean;
  /** Whether the same form is being filled in elsewhere. */
  isElsewhere: boolean;
};

/**
 * What a failed attempt left to be summed up: its number, and the fields as they stand on the page. A field of several
 * values has all of their names, the first one first.
 */
export type SubmitAttempt = { number: number; order: readonly (readonly string[])[] };

/** What the fields of a form are called, by their names among its values. */
export type FieldNames = Readonly<Record<string, FieldName>>;

/** What the parts of a form know of the whole. */
export type SiteFormContext = {
  id: string;
  isSending: boolean;
  /** What holds for the form as a whole, after a send that failed. */
  failure: string | null;
  attempt: SubmitAttempt | null;
  /** How often a send was asked for: what an attempt brings up is summed up, and not said by each field as well. */
  submitCount: () => number;
  /**
   * Sends the form, unless it is being sent. A form that can't be sent yet shows the reason beside its button, and the
   * focus moves to the first field concerned.
   */
  submit: () => void;
  /** Why the form can't be sent yet. */
  disabledReason: (values: FieldValues) => string | undefined;
  /** Whether that reason is visible: somebody has tried to send the form. */
  isReasonShown: boolean;
  /** Whether the submit waits for this field to be filled: the field says so when it is left. */
  blocksSubmit: (name: string) => boolean;
  names: Store<FieldNames>;
  upload: Store<UploadState>;
  cancel: () => void;
  draft: DraftControl | null;
  /** What a screen reader is told about a field that is not in focus any more. */
  announcement: Store<string>;
};

/** A form of the site, made by `useSiteForm`. */
export type SiteFormModel<Values extends FieldValues> = {
  context: SiteFormContext;
  /** react-hook-form's own, for what is rare: repeated entries, values that set each other. */
  rhf: UseFormReturn<Values>;
  /** Puts the form back to what it began with, or to new values, as if nothing had been typed. */
  reset: (values?: Values) => void;
};

const ReactSiteFormContext = createContext<SiteFormContext | null>(null);
export const SiteFormProvider = ReactSiteFormContext.Provider;

/** The form that a part stands in. */
export function useSiteFormContext(): SiteFormContext {
  const context = useContext(ReactSiteFormContext);
  if (!context) throw new Error('A form field stands outside of SiteForm.');
  return context;
}

/** The id of a field's place on the page. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

const controls =
  'input:not([type=hidden], [type=file], [tabindex="-1"], :disabled), textarea:not(:disabled), button:not([tabindex="-1"], :disabled)';

/** Puts the focus on a field: on the part that is wrong, else on the first that takes focus. */
export function focusField(formId: string, name: string): void {
  const place = document.getElementById(fieldId(formId, name));
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, textarea)');
  (wrong ?? place?.querySelector<HTMLElement>(controls))?.focus();
}

/**
 * Has a screen reader read an error.
 * @returns what takes the text away once the error is gone: a status must not contradict what is shown
 */
export function announceError(said: Store<string>, text: string): () => void {
  said.set(text);
  return () => said.set((current) => (current === text ? '' : current));
}
