import { useCallback } from 'react';
import { CompanyFields } from '../../blocks/company-fields';
import { companySchema } from '../../blocks/company-values';
import { useSiteForm } from '../../blocks/use-site-form';
import { SiteForm } from '../../ui/site-form';
import type { StepProps } from './step-props';
import { StudentNotice } from './student-notice';
import { useKeptValues } from './use-kept-values';

/** The workplace; nothing of it has to be there. */
export function CompanyStep({ signup, onDone }: StepProps) {
  const form = useSiteForm({
    schema: companySchema,
    messages: {},
    initial: signup.draft().company,
    mode: 'change',
    asksBeforeLeaving: false,
    send: async (values) => signup.keep({ company: values }),
    onSuccess: onDone,
  });
  useKeptValues(
    form.rhf,
    useCallback((values) => signup.keep({ company: values }), [signup]),
  );
  return (
    <SiteForm form={form} submitText="다음">
      <StudentNotice />
      <CompanyFields />
    </SiteForm>
  );
}
