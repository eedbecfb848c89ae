import { Suspense } from 'react';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { FormSteps } from '#src/pages/signup/form-steps.ts';
import { CompleteStep } from './complete-step.tsx';
import type { StepContentProps } from './step-props.ts';
import { TermsStep } from './terms-step.tsx';

/** Renders the form of the current step. */
export function StepContent({ current, ...props }: StepContentProps) {
  const { signup, onDone } = props;
  if (current === '회원약관 동의') return <TermsStep signup={signup} onDone={onDone} />;
  if (current === '회원가입 완료') return <CompleteStep />;
  return (
    <SectionBoundary>
      <Suspense fallback={<LoadingPanel />}>
        <FormSteps current={current} {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
