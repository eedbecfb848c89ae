import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadState } from '#src/components/upload/file-uploader.tsx';
import type { Store } from '#src/lib/store.ts';
import type { Draft } from './form-draft.ts';
import type { FieldLabels } from './form-rules.ts';

/** The state and the actions of the draft of a form. */
export type DraftControl = {
  /** The draft of an earlier visit, or null. */
  offered: Draft | null;
  resume: () => void;
  discard: () => void;
  /** The time of the last save in ms since 1970, or null. */
  savedAt: number | null;
  /** How long the last save lasts: a week, until the tab is closed, or until the page is loaded again (in memory alone). */
  lifetime: 'week' | 'tab' | 'page';
  /** Whether the same form is open in another tab. */
  isElsewhere: boolean;
};

/**
 * A failed attempt to send the form, for the error summary: the names of the fields in page order. A field of several values
 * has several names. Each attempt is a new object.
 */
export type SubmitAttempt = { order: readonly (readonly string[])[] };

/** The state and the actions of a form, for the components inside it. */
export type SiteFormContext = {
  id: string;
  isSending: boolean;
  /** The error of the form as a whole after a failed attempt, or null. */
  failure: string | null;
  attempt: SubmitAttempt | null;
  /** Returns the number of attempts. Errors of an attempt are in the summary, so fields do not announce them. */
  submitCount: () => number;
  /**
   * Sends the form, unless a request is in progress. A disabled form shows the reason beside its button and moves the
   * focus to the first field concerned.
   */
  submit: () => void;
  /** Returns why the form is disabled, or undefined. */
  disabledReason: (values: FieldValues) => string | undefined;
  /** Whether the reason is visible, which is the case after an attempt to send the form. */
  isReasonShown: boolean;
  /**
   * Returns whether the form is disabled until this field is filled in. The field shows an error when the focus leaves
   * it.
   */
  blocksSubmit: (name: string) => boolean;
  names: Store<FieldLabels>;
  uploadPhase: UploadState['phase'];
  /** The number of sent bytes of the upload, or null if unknown. A store, because it changes often. */
  sentBytes: Store<number | null>;
  cancel: () => void;
  draft: DraftControl | null;
  /** The text of the live region, for errors of fields without the focus. */
  announcement: Store<string>;
};

/** A form, created by `useSiteForm`. */
export type SiteFormModel<Values extends FieldValues> = {
  context: SiteFormContext;
  /** The form of react-hook-form, for repeated entries and dependent values. */
  rhf: UseFormReturn<Values>;
  /** Returns whether the form has unsaved changes. Reading this renders nothing again, unlike the state of react-hook-form. */
  isDirty: () => boolean;
  /** Resets the form to its initial values or to new ones. The form has no changes then. */
  reset: (values?: Values) => void;
};

const ReactSiteFormContext = createContext<SiteFormContext | null>(null);
export const SiteFormProvider = ReactSiteFormContext.Provider;

/**
 * Returns the form that contains the component.
 * @throws Error outside of a form
 */
export function useSiteFormContext(): SiteFormContext {
  const context = useContext(ReactSiteFormContext);
  if (!context) throw new Error('useSiteFormContext requires a SiteForm around the component.');
  return context;
}

/** Returns the id of the element that contains a field. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

const focusableControls =
  'input:not([type=hidden], [type=file], [tabindex="-1"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not([tabindex="-1"], :disabled)';

/** Focuses the invalid control of a field, or its first focusable control. */
export function focusField(formId: string, name: string): void {
  const field = document.getElementById(fieldId(formId, name));
  const invalid = field?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea)');
  (invalid ?? field?.querySelector<HTMLElement>(focusableControls))?.focus();
}

/** Returns the names of the fields in the order in which they appear on the page. */
export const fieldOrderOnPage = (formId: string): string[][] =>
  [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    ({ dataset }) => dataset.field?.split(' ') ?? [],
  );

/**
 * Announces an error in the live region.
 * @returns a function that clears the announcement when the error is corrected
 */
export function announceError(announcement: Store<string>, text: string): () => void {
  announcement.set(text);
  return () => announcement.set((current) => (current === text ? '' : current));
}
