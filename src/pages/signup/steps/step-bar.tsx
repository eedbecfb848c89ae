import { Check } from 'lucide-react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { canOpen, type Progress, type Step, steps } from '#src/pages/signup/steps.ts';
import * as style from './step-bar.style.ts';

type StepBarProps = {
  progress: Progress;
  /** No other step can be opened while the account is being made. */
  isLocked: boolean;
  onOpen: (step: Step) => void;
};

/** The steps of the sign-up: words on a wide screen, numbered circles on a phone. Those that were reached can be opened. */
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
              {canOpen(progress, step) && !isCurrent && !isLocked ? (
                <button type="button" className={style.open} onClick={() => onOpen(step)}>
                  {label}
                </button>
              ) : (
                <span className={style.still}>{label}</span>
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
        <span className={style.word}>Step0{number}</span>
        <span aria-hidden className={style.figure}>
          {number}
        </span>
        {isDone && <Check aria-hidden size={14} strokeWidth={3} className={style.done} />}
      </span>{' '}
      <span className={style.title}>{title}</span>
      {isDone && <VisuallyHidden> 완료</VisuallyHidden>}
    </>
  );
}
