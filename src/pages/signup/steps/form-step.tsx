import { CompanyStep } from './company-step.tsx';
import { EducationStep } from './education-step.tsx';
import { InfoStep } from './info-step.tsx';
import type { StepContentProps } from './step-props.ts';

/** Renders the form of a step between the terms and the end of the sign-up. */
export function FormStep({ current, signup, onDone, onJoined, disabledReason }: StepContentProps) {
  if (current === '기본정보 입력') return <InfoStep signup={signup} onDone={onDone} />;
  if (current === '직장정보 입력') return <CompanyStep signup={signup} onDone={onDone} />;
  return <EducationStep signup={signup} onDone={onJoined} disabledReason={disabledReason} />;
}
