import { Check } from 'lucide-react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { canOpenStep, type Progress, type Step, steps } from '#src/pages/signup/steps.ts';
import * as style from './step-bar.style.ts';

type StepBarProps = {
  progress: Progress;
  /** Whether the steps are disabled because a request is running. */
  isLocked: boolean;
  onOpen: (step: Step) => void;
};

/** Renders the steps: texts on wide screens, numbered circles on phones. The visitor can open each reached step. */
export function StepBar({ progress, isLocked, onOpen }: StepBarProps) {
  const current = steps.indexOf(progress.current);
  return (
    <nav aria-label="회원가입 단계">
      <ol className={style.bar}>
        {steps.map((step, index) => {
          const isCurrent = step === progress.current;
          const label = <Label number={index + 1} title={step} isDone={index < current} />;
          return (
            <li key={step} className={style.step} aria-current={isCurrent ? 'step' : undefined}>
              {canOpenStep(progress, step) && !isCurrent && !isLocked ? (
                <button type="button" className={style.open} onClick={() => onOpen(step)}>
                  {label}
                </button>
              ) : (
                <span className={style.closed}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Label({ number, title, isDone }: { number: number; title: string; isDone: boolean }) {
  return (
    <>
      <span className={style.number}>
        <span className={style.stepLabel}>Step0{number}</span>
        <span aria-hidden className={style.digit}>
          {number}
        </span>
        {isDone && <Check aria-hidden size={14} strokeWidth={3} className={style.checkMark} />}
      </span>{' '}
      <span className={style.title}>{title}</span>
      {isDone && <VisuallyHidden> 완료</VisuallyHidden>}
    </>
  );
}
