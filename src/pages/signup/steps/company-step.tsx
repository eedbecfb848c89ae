import { CompanyFields } from '#src/features/profile/company-fields.tsx';
import { companySchema } from '#src/features/profile/company-values.ts';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import type { StepProps } from './step-props.ts';
import { StudentNotice } from './student-notice.tsx';

/** Renders the workplace step. None of its fields is required. */
export function CompanyStep({ signup, onDone }: StepProps) {
  const form = useSiteForm({
    schema: companySchema,
    messages: {},
    initial: signup.draft().company,
    mode: 'change',
    warnsBeforeLeaving: false,
    operation: null,
    send: async (values) => signup.updateDraft({ company: values }),
    onSuccess: onDone,
  });
  useStoreValues(form.rhf, (values) => signup.updateDraft({ company: values }));
  return (
    <SiteForm form={form} submitText="다음">
      <StudentNotice />
      <CompanyFields />
    </SiteForm>
  );
}
