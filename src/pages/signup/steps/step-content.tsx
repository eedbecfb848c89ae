import { messages } from '#src/api/errors.ts';
import { ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import type { Step } from '#src/pages/signup/steps.ts';
import { useLaterSteps } from '#src/pages/signup/use-later-steps.ts';
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

/** The form of the current step. */
export function StepContent({ current, signup, onDone, onJoined, disabledReason }: StepContentProps) {
  const isLater = current !== '회원약관 동의' && current !== '회원가입 완료';
  const { steps, isLost, retry } = useLaterSteps(isLater);
  if (current === '회원약관 동의') return <TermsStep signup={signup} onDone={onDone} />;
  if (current === '회원가입 완료') return <CompleteStep />;
  if (isLost) return <ErrorPanel message={messages.network} onRetry={retry} />;
  if (!steps) return <LoadingPanel />;
  if (current === '기본정보 입력') return <steps.InfoStep signup={signup} onDone={onDone} />;
  if (current === '직장정보 입력') return <steps.CompanyStep signup={signup} onDone={onDone} />;
  return <steps.EducationStep signup={signup} onDone={onJoined} disabledReason={disabledReason} />;
}
