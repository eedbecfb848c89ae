import { compareScreens, consistencyChecks } from '#audit/checks/consistency.ts';
import { type Finding, type Outcome, outcomesOfResults } from '#audit/model.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import type { Screen } from '#audit/screens/state.ts';
import type { Absence } from './absence.ts';
import type { Job, JobPlan } from './jobs.ts';
import type { VisitResult } from './visit.ts';

/** The result of an audit. */
export type AuditResult = {
  outcomes: Outcome[];
  findings: Finding[];
  /** The states that the site does not have, by their ID. */
  absences: Map<string, Absence>;
  visits: { done: number; failed: number };
  /** Duration of the audit. */
  seconds: number;
};

/**
 * Groups the problems of all variants into findings.
 * @param pictures data URLs of screenshots, by `state|selector`
 */
export function groupFindings(outcomes: readonly Outcome[], pictures: ReadonlyMap<string, string>): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { check, engine, state, variant, problems } of outcomes)
    for (const problem of problems) {
      const key = `${state}|${check.id}|${problem.selector}|${problem.selector ? '' : problem.message}`;
      const known = findings.get(key);
      const picture = pictures.get(`${state}|${problem.selector}`);
      if (known) {
        if (!known.variants.includes(variant)) known.variants.push(variant);
      } else findings.set(key, { check, engine, state, problem, variants: [variant], ...(picture ? { picture } : {}) });
    }
  return [...findings.values()];
}

/** Compares one state of each screen, of a guest if possible. */
function compareFingerprints(screens: readonly Screen[], fingerprints: ReadonlyMap<string, Fingerprint>): Outcome[] {
  const pages = screens.flatMap(({ states }) => {
    const compared = states.filter(({ id }) => fingerprints.has(id));
    const state = compared.find(({ memberId }) => !memberId) ?? compared[0];
    const fingerprint = state ? fingerprints.get(state.id) : undefined;
    return state && fingerprint ? [{ screen: state.id, fingerprint }] : [];
  });
  return [...compareScreens(pages)].flatMap(([state, results]) =>
    outcomesOfResults(consistencyChecks, results, { state, variant: '화면 비교' }),
  );
}

/** The results of the jobs that are done, and what follows from them. */
export class Results {
  readonly #screens: readonly Screen[];
  readonly #plan: JobPlan;
  readonly #done = new Map<string, VisitResult>();
  /** The widgets of each state that was reached, at all widths. */
  readonly widgets = new Map<string, readonly string[]>();
  readonly #fingerprints = new Map<string, Fingerprint>();
  readonly #pictures = new Map<string, string>();

  constructor(screens: readonly Screen[], plan: JobPlan) {
    this.#screens = screens;
    this.#plan = plan;
  }

  /** The number of jobs that are done. */
  get count(): number {
    return this.#done.size;
  }

  /** Adds the result of a job. */
  add({ key, state }: Job, result: VisitResult): void {
    this.#done.set(key, result);
    for (const [selector, picture] of result.pictures) this.#pictures.set(`${state}|${selector}`, picture);
    const { fingerprint } = result;
    // Whether pictures are taken must not decide which states are used.
    if (!fingerprint || key.includes(' picture-')) return;
    // A state has other controls at another width.
    this.widgets.set(state, [...(this.widgets.get(state) ?? []), ...fingerprint.widgets]);
    // Screens are compared in the plain variant, because large text collapses the main menu.
    if (key.endsWith(' interact') && !fingerprint.isCovered) this.#fingerprints.set(state, fingerprint);
  }

  /** Returns the number of findings so far. */
  countFindings(): number {
    const outcomes = [...this.#done.values()].flatMap((result) => result.outcomes);
    return groupFindings(
      outcomes.filter(({ conclusion }) => conclusion === 'failed'),
      new Map(),
    ).length;
  }

  /**
   * Returns the result of the audit so far. Jobs that are not done are listed as not checked.
   * @param reason why they are not done, in Korean
   */
  summarize(reason: string, seconds: number): AuditResult {
    const outcomes: Outcome[] = [];
    const absences = new Map<string, Absence>();
    const visits = { done: 0, failed: 0 };
    for (const screen of this.#screens)
      for (const job of [...this.#plan.first(screen), ...this.#plan.later(screen, this.#screens, this.widgets)]) {
        const result = this.#done.get(job.key);
        if (result?.absence) {
          absences.set(job.state, result.absence);
          continue;
        }
        outcomes.push(...(result ?? job.untested(reason)).outcomes);
        visits[result?.reached ? 'done' : 'failed'] += 1;
      }
    outcomes.push(...compareFingerprints(this.#screens, this.#fingerprints));
    return { outcomes, findings: groupFindings(outcomes, this.#pictures), absences, visits, seconds };
  }
}
