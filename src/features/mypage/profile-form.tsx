import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SiteForm } from '../../ui/site-form';
import { BehindNotice } from './behind-notice';
import { texts } from './texts';
import type { ProfileFormModel } from './use-profile-form';

/** The frame of a form over a part of the profile. */
export function ProfileForm<Values extends FieldValues>({
  form,
  children,
}: {
  form: ProfileFormModel<Values>;
  children: ReactNode;
}) {
  return (
    <SiteForm form={form.site} submitText={texts.save}>
      <BehindNotice {...form.server} />
      {children}
    </SiteForm>
  );
}
