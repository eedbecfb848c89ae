import { Suspense } from 'react';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { useLazyCode } from '#src/features/sub-screens/lazy-screen.tsx';
import { formSteps } from '#src/pages/signup/form-steps.ts';
import type { Step } from '#src/pages/signup/steps.ts';
import { CompleteStep } from './complete-step.tsx';
import type { StepProps } from './step-props.ts';
import { TermsStep } from './terms-step.tsx';

type StepContentProps = StepProps & {
  current: Step;
  /** Follows the last form, once the account is there. */
  onJoined: () => void;
  /** Why the last form must not be sent, whatever is typed. */
  disabledReason: string | undefined;
};

/** Renders the form of the current step. */
export function StepContent({ current, ...props }: StepContentProps) {
  const { signup, onDone } = props;
  if (current === '회원약관 동의') return <TermsStep signup={signup} onDone={onDone} />;
  if (current === '회원가입 완료') return <CompleteStep />;
  return (
    <SectionBoundary>
      <Suspense fallback={<LoadingPanel />}>
        <FormStep current={current} {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function FormStep({ current, signup, onDone, onJoined, disabledReason }: StepContentProps) {
  const { InfoStep, CompanyStep, EducationStep } = useLazyCode(formSteps);
  if (current === '기본정보 입력') return <InfoStep signup={signup} onDone={onDone} />;
  if (current === '직장정보 입력') return <CompanyStep signup={signup} onDone={onDone} />;
  return <EducationStep signup={signup} onDone={onJoined} disabledReason={disabledReason} />;
}
