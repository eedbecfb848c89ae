/** The steps of the sign-up, in order. */
export const steps = ['회원약관 동의', '기본정보 입력', '직장정보 입력', '학력정보 입력', '회원가입 완료'] as const;

export type Step = (typeof steps)[number];

/** The progress of a sign-up: the current step and the last reached step. */
export type Progress = { current: Step; last: Step };

export const completed = '회원가입 완료' satisfies Step;

/** The progress of a new sign-up. */
export const initialProgress: Progress = { current: steps[0], last: steps[0] };

const stepIndex = (step: Step): number => steps.indexOf(step);

const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

/** Returns whether the step bar can open a step: each reached step, until the sign-up is completed. */
export const canOpenStep = ({ last }: Progress, step: Step): boolean =>
  last !== completed && stepIndex(step) <= stepIndex(last);

/** Returns the progress after a click in the step bar. A step that was not reached changes nothing. */
export const openStep = (progress: Progress, step: Step): Progress =>
  canOpenStep(progress, step) ? { ...progress, current: step } : progress;

/** Returns the progress after the current step is completed. */
export function advanceStep({ current, last }: Progress): Progress {
  const next = steps[stepIndex(current) + 1] ?? current;
  return { current: next, last: stepIndex(next) > stepIndex(last) ? next : last };
}

/**
 * Parses a stored progress. Stored values are untrusted: an impossible progress returns the initial one.
 * @param current the stored text of `currentStep`
 * @param last the stored text of `currentLastStep`
 */
export function parseProgress(current: string | null, last: string | null): Progress {
  if (!isStep(current) || !isStep(last) || stepIndex(current) > stepIndex(last)) return initialProgress;
  // A completed sign-up can only show its last step.
  return last === completed && current !== completed ? initialProgress : { current, last };
}
