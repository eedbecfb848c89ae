import { Suspense } from 'react';
import * as z from 'zod/mini';
import { DocumentText } from '#src/components/content/document-text.tsx';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
// The law requires a consent of its own beside the terms.
import * as privacy from '#src/content/legal/sign-up-privacy.md';
import * as terms from '#src/content/legal/terms.md';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { FormCheckbox } from '#src/forms/fields/form-checkbox.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { replaceOldVersion } from '#src/lib/browser/new-version.ts';
import { painted } from '#src/lib/browser/painted.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { FormSteps } from '#src/pages/signup/form-steps.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import type { StepProps } from './step-props.ts';
import * as style from './terms-step.style.ts';

const schema = z.object({ service: z.boolean(), privacy: z.boolean() });
const agreeToAllText = '모든 약관에 동의해 주세요.';

/** Loads a newer version, if there is one, after the code of the next steps has failed to load: the step is stored. */
function reloadAndThrow(error: unknown): never {
  replaceOldVersion({ loses: 'press', inputIsStored: true });
  throw error;
}

/** Renders the terms and the privacy policy. The visitor must agree to both. */
export function TermsStep({ signup, onDone }: StepProps) {
  const form = useSiteForm({
    schema,
    messages: {},
    initial: signup.draft().terms,
    mode: 'change',
    disabledReason: (values) => {
      const field = (['service', 'privacy'] as const).find((name) => !values[name]);
      return field && { message: agreeToAllText, field };
    },
    warnsBeforeLeaving: false,
    operation: null,
    send: async (values) => {
      signup.updateDraft({ terms: values });
      await FormSteps.preload().catch(reloadAndThrow);
    },
    onSuccess: onDone,
  });
  useStoreValues(form.rhf, (values) => {
    signup.updateDraft({ terms: values });
    // The first agreement preloads the next steps. If that fails, the submit button requests them again.
    painted()
      .then(FormSteps.preload)
      .catch(() => undefined);
  });
  return (
    <SiteForm form={form} submitText="다음">
      <TermsText title="서비스 이용 약관" document={terms} idPrefix="terms-" />
      <FormCheckbox name="service" label="서비스 이용 약관에 동의합니다." isRequired />
      <TermsText title="개인정보 수집 및 정책" document={privacy} idPrefix="privacy-" />
      <FormCheckbox name="privacy" label="개인정보 수집 및 정책에 동의합니다." isRequired />
    </SiteForm>
  );
}

function TermsText({ title, document, idPrefix }: { title: string; document: MarkdownDocument; idPrefix: string }) {
  return (
    <section className={style.document}>
      <h3 className={style.title}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable by keyboard (WCAG 2.1.1) */}
      <section aria-label={`${title} 전문`} tabIndex={0} className={style.text}>
        <SectionBoundary>
          <Suspense fallback={<LoadingPanel />}>
            <DocumentText document={document} level={4} idPrefix={idPrefix} />
          </Suspense>
        </SectionBoundary>
      </section>
    </section>
  );
}
