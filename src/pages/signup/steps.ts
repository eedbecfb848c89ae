/** The steps of the sign-up, in their order. */
export const steps = ['회원약관 동의', '기본정보 입력', '직장정보 입력', '학력정보 입력', '회원가입 완료'] as const;

export type Step = (typeof steps)[number];

/** Where a sign-up stands: the step that is shown, and the last one that was reached. */
export type Progress = { current: Step; last: Step };

export const completed = '회원가입 완료' satisfies Step;

/** Where every sign-up begins. */
export const beginning: Progress = { current: steps[0], last: steps[0] };

const place = (step: Step): number => steps.indexOf(step);

const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

/** Whether the step bar leads to a step: to each that was reached, until all is done. */
export const canOpen = ({ last }: Progress, step: Step): boolean => last !== completed && place(step) <= place(last);

/** The progress once a step was chosen in the step bar; one that was not reached changes nothing. */
export const opened = (progress: Progress, step: Step): Progress =>
  canOpen(progress, step) ? { ...progress, current: step } : progress;

/** The progress once the current step is done. */
export function advanced({ current, last }: Progress): Progress {
  const next = steps[place(current) + 1] ?? current;
  return { current: next, last: place(next) > place(last) ? next : last };
}

/**
 * The progress that a storage holds, which may be anything; what can't be is the beginning.
 * @param current the text under `currentStep`
 * @param last the text under `currentLastStep`
 */
export function progressOf(current: string | null, last: string | null): Progress {
  if (!isStep(current) || !isStep(last) || place(current) > place(last)) return beginning;
  // Who is done is shown nothing else.
  return last === completed && current !== completed ? beginning : { current, last };
}
