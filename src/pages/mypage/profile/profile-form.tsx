import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SiteForm } from '#src/forms/site-form.tsx';
import { texts } from '#src/pages/mypage/my-page-texts.ts';
import { StaleDataNotice } from './stale-data-notice.tsx';
import type { ProfileFormModel } from './use-profile-form.ts';

/** Renders the frame of a profile form: stale-data notice, form and submit button. */
export function ProfileForm<Values extends FieldValues>({
  form,
  children,
}: {
  form: ProfileFormModel<Values>;
  children: ReactNode;
}) {
  return (
    <SiteForm form={form.site} submitText={texts.save}>
      <StaleDataNotice {...form} />
      {children}
    </SiteForm>
  );
}
