import { useCallback } from 'react';
import * as zod from 'zod/mini';
import { DocumentText } from '#src/components/content/document-text.tsx';
import { FormCheckbox } from '#src/components/forms/fields/form-checkbox.tsx';
import { SiteForm } from '#src/components/forms/site-form.tsx';
import * as privacy from '#src/content/legal/sign-up-privacy.md';
import * as terms from '#src/content/legal/terms.md';
import { useSiteForm } from '#src/features/forms/use-site-form.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { formSteps } from '#src/pages/signup/form-steps.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import type { StepProps } from './step-props.ts';
import * as style from './terms-step.style.ts';

const schema = zod.object({ service: zod.boolean(), privacy: zod.boolean() });
const agreeToAll = '모든 약관에 동의해 주세요.';

/** The terms and the consent to the collection of personal data; both have to be agreed to. */
export function TermsStep({ signup, onDone }: StepProps) {
  const form = useSiteForm({
    schema,
    messages: {},
    initial: signup.draft().terms,
    mode: 'change',
    disabledReason: (values) => {
      const field = (['service', 'privacy'] as const).find((name) => !values[name]);
      return field && { message: agreeToAll, field };
    },
    asksBeforeLeaving: false,
    send: async (values) => {
      signup.keep({ terms: values });
      await formSteps.preload();
    },
    onSuccess: onDone,
  });
  useStoreValues(
    form.rhf,
    useCallback(
      (values) => {
        signup.keep({ terms: values });
        // The first agreement preloads the next steps. If that fails, the submit button requests them again.
        formSteps.preload().catch(() => undefined);
      },
      [signup],
    ),
  );
  return (
    <SiteForm form={form} submitText="다음">
      <Text title="서비스 이용 약관" document={terms} idPrefix="terms-" />
      <FormCheckbox name="service" label="서비스 이용 약관에 동의합니다." isRequired />
      <Text title="개인정보 수집 및 정책" document={privacy} idPrefix="privacy-" />
      <FormCheckbox name="privacy" label="개인정보 수집 및 정책에 동의합니다." isRequired />
    </SiteForm>
  );
}

function Text({ title, document, idPrefix }: { title: string; document: MarkdownDocument; idPrefix: string }) {
  return (
    <section className={style.document}>
      <h3 className={style.title}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1) */}
      <section aria-label={`${title} 전문`} tabIndex={0} className={style.text}>
        <DocumentText document={document} level={4} idPrefix={idPrefix} />
      </section>
    </section>
  );
}
