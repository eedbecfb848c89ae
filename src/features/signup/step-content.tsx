import { messages } from '../../api/errors';
import { ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import { CompleteStep } from './complete-step';
import type { StepProps } from './step-props';
import type { Step } from './steps';
import { TermsStep } from './terms-step';
import { useLaterSteps } from './use-later-steps';

type StepContentProps = StepProps & {
  current: Step;
  /** Follows the last form, once the account is there. */
  onJoined: () => void;
  /** Why the last form must not be sent, whatever is typed. */
  blockedBy: string | undefined;
};

/** The form of the current step. */
export function StepContent({ current, signup, onDone, onJoined, blockedBy }: StepContentProps) {
  const isLater = current !== '회원약관 동의' && current !== '회원가입 완료';
  const { steps, isLost, retry } = useLaterSteps(isLater);
  if (current === '회원약관 동의') return <TermsStep signup={signup} onDone={onDone} />;
  if (current === '회원가입 완료') return <CompleteStep />;
  if (isLost) return <ErrorPanel message={messages.network} onRetry={retry} />;
  if (!steps) return <LoadingPanel />;
  if (current === '기본정보 입력') return <steps.InfoStep signup={signup} onDone={onDone} />;
  if (current === '직장정보 입력') return <steps.CompanyStep signup={signup} onDone={onDone} />;
  return <steps.EducationStep signup={signup} onDone={onJoined} blockedBy={blockedBy} />;
}
