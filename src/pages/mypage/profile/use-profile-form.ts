import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { showToast } from '#src/components/feedback/toast-store.ts';
import type { SiteFormModel } from '#src/components/forms/site-form-context.ts';
import { type SiteFormOptions, useSiteForm } from '#src/features/forms/use-site-form.ts';
import { texts } from '#src/pages/mypage/my-page-texts.ts';
import { type ServerValues, useServerValues } from './use-server-values.ts';

type Kept = 'schema' | 'messages' | 'failures' | 'disabledReason';

type ProfileFormOptions<Values extends FieldValues> = Pick<SiteFormOptions<Values, Values>, Kept> & {
  /** The form's name among the drafts. */
  key: string;
  /** Fields that a draft never keeps. */
  secretFields: readonly (keyof Values & string)[];
  /** Fields with repeated entries, as `form-entries.ts` has them. */
  entries?: readonly string[];
  /** What is on the server, as the form has it. */
  stored: Values;
  /** The query that answered it. */
  queryKey: QueryKey;
  /** The call. It gives what is on the server from then on, as the form has it. */
  save: SiteFormOptions<Values, Values>['send'];
  /** What the query would answer from then on. @param before what it has answered */
  answer: (saved: Values, before: unknown) => unknown;
  /** What else follows a success. */
  onSaved?: (saved: Values, sent: Values) => void;
};

/** A form of the profile, and where it stands beside the server. */
export type ProfileFormModel<Values extends FieldValues> = { site: SiteFormModel<Values>; server: ServerValues };

/**
 * Makes a form over a part of the profile: begun with what is on the server, checked while it is typed, kept as a
 * draft. A success says so by the toast, and the profile is asked for anew.
 */
export function useProfileForm<Values extends FieldValues>(
  options: ProfileFormOptions<Values>,
): ProfileFormModel<Values> {
  const { key, secretFields, entries = [], stored, queryKey, save, answer, onSaved, ...rest } = options;
  const queries = useQueryClient();
  const site = useSiteForm<Values, Values>({
    ...rest,
    initial: stored,
    mode: 'change',
    draft: { key: `mypage-${key}`, secretFields, entries },
    send: save,
    onSuccess: (saved, sent) => {
      showToast({ message: texts.saved, subtitle: true });
      site.reset(saved);
      // An answer that is on its way may be from before; what was saved holds until the next one.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before: unknown) => answer(saved, before));
      void queries.invalidateQueries({ queryKey });
      onSaved?.(saved, sent);
    },
  });
  return { site, server: useServerValues(site, stored) };
}
