import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { OperationId } from '#src/api/mutation-options.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import type { SiteFormModel } from '#src/forms/site-form-context.ts';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { type SiteFormOptions, useSiteForm } from '#src/forms/use-site-form.ts';
import { texts } from '#src/pages/mypage/my-page-texts.ts';
import { fingerprint } from './use-server-values.ts';

const changedElsewhereText =
  '이 정보가 다른 창에서 변경되어 저장하지 않았습니다. 위의 안내를 확인해 주세요. 이 화면에 입력한 내용으로 저장하시려면 다시 눌러 주세요.';

type Kept = 'operation' | 'schema' | 'messages' | 'failures' | 'disabledReason';

type ProfileFormOptions<Values extends FieldValues, Operation extends OperationId> = Pick<
  SiteFormOptions<Values, Values, Operation>,
  Kept
> & {
  /** The key of the form's draft. */
  key: string;
  /** Fields that a draft never stores. */
  secretFields: readonly (keyof Values & string)[];
  /** Fields with repeated entries, in the format of `form-entries.ts`. */
  entries?: readonly string[];
  /** The stored values as form values. */
  stored: Values;
  /** The query that has loaded the stored values. */
  queryKey: QueryKey;
  /** Sends the values. Returns the values that are stored afterwards, as form values. */
  save: SiteFormOptions<Values, Values, Operation>['send'];
  /** Returns the data of the query after the save. @param before the data of the query before the save */
  toQueryData: (saved: Values, before: unknown) => unknown;
  /** Called after a save. */
  onSaved?: (saved: Values, sent: Values) => void;
};

/** A profile form, and the stored values as form values. */
export type ProfileFormModel<Values extends FieldValues> = { site: SiteFormModel<Values>; stored: Values };

/**
 * Requests the stored values again before a save. A save sends all fields, so it would undo what another window has saved
 * since the last response.
 * @throws FormSubmitError if the values have changed. The form then shows the stale-data notice, so a second save is the
 *   member's decision
 * @throws the error of the request
 */
async function requireKnownVersion(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const known = fingerprint(queries.getQueryData(queryKey));
  await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false, throwOnError: true });
  if (fingerprint(queries.getQueryData(queryKey)) !== known) throw new FormSubmitError(changedElsewhereText);
}

/**
 * Creates a profile form: it starts with the stored values, validates while typing and keeps a draft. After a success
 * it shows a toast and refetches the profile.
 */
export function useProfileForm<Values extends FieldValues, Operation extends OperationId>(
  options: ProfileFormOptions<Values, Operation>,
): ProfileFormModel<Values> {
  const { key, secretFields, entries = [], stored, queryKey, save, toQueryData, onSaved, ...rest } = options;
  const queries = useQueryClient();
  const site = useSiteForm<Values, Values, Operation>({
    ...rest,
    initial: stored,
    mode: 'change',
    draft: { key: `mypage-${key}`, secretFields, entries },
    send: async (values, request) => {
      await requireKnownVersion(queries, queryKey);
      return save(values, request);
    },
    onSuccess: (saved, sent) => {
      showToast({ message: texts.saved, subtitle: true });
      site.reset(saved);
      // The profile is being refetched (`x-changes`). Until then the form compares itself with the saved values.
      queries.setQueryData(queryKey, (before: unknown) => toQueryData(saved, before));
      onSaved?.(saved, sent);
    },
  });
  return { site, stored };
}
