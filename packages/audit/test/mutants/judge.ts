import type { Engine, Outcome } from '#audit/model.ts';
import { firstLineOfError } from '#audit/run/error-line.ts';
import { inspectionPass, interactionPasses, type Pass } from '#audit/run/passes.ts';
import type { ReachOptions } from '#audit/run/reach.ts';
import { visit } from '#audit/run/visit.ts';
import {
  applyMutant,
  applyVerified,
  type Bench,
  NotJudgedError,
  type Subject,
  startSource,
  verifyApart,
} from './effect.ts';
import { listVariant, states } from './list.ts';
import type { Mutant } from './mutant.ts';
import { operators } from './operators/all.ts';

/** What the audit says about a mutant. */
export type Judgement = Pick<Mutant, 'id' | 'operator' | 'state' | 'label'> & {
  /**
   * `noEffect`: nothing that is rendered or exposed changes. `noDefect`: the change breaks no criterion. `failed`: the
   * mutant could not be tried.
   */
  result: 'found' | 'survived' | 'noEffect' | 'noDefect' | 'failed';
  /** The engines with a finding that the clean page does not have. */
  engines: Engine[];
  /** The checks with such a finding. */
  checks: string[];
  /** The engines with such a finding under a criterion that the mutant breaks. */
  rightEngines: Engine[];
  /** Equal for mutants of a state that lead to the same page. */
  effect?: string;
  /** Why the mutant was not judged. */
  reason?: string;
  durationMs: number;
};

/** Finds the operator and the state of a mutant. @throws Error if there is none */
function subjectOf(mutant: Mutant): Subject {
  const operator = operators.find(({ id }) => id === mutant.operator);
  const state = states.find(({ id }) => id === mutant.state);
  if (!operator || !state) throw new Error(`The mutant ${mutant.id} has no operator or no state.`);
  return { mutant, operator, state };
}

/** Returns the passes that can reveal an operator's defects in a state. */
function passesOf({ operator, state }: Subject): Pass[] {
  const variant = listVariant(state);
  return (operator.passes ?? ['inspect']).flatMap((name) =>
    name === 'inspect'
      ? inspectionPass({ ...variant, ...operator.variant })
      : interactionPasses()
          .filter((pass) => pass.name === name)
          .map((pass) => ({ ...pass, options: { ...pass.options, variant: pass.options.variant ?? variant } })),
  );
}

/** Visits a state in one pass. @throws NotJudgedError when the state is not reached */
async function visitOutcomes(bench: Bench, subject: Subject, pass: Pass, change: ReachOptions): Promise<Outcome[]> {
  const { seed, ...options } = change;
  const result = await visit(
    bench.tools,
    subject.state,
    { ...pass, options: { ...pass.options, ...options } },
    {},
    seed,
  );
  if (result.reached) return result.outcomes;
  const reason = result.outcomes.find((outcome) => outcome.reason !== undefined)?.reason;
  throw new NotJudgedError('failed', reason ?? '상태에 이르지 못했다');
}

const problemKeys = ({ check, problems }: Outcome): string[] =>
  problems.map(({ selector, message }) => `${check.id}|${selector}|${message}`);

/** The clean outcomes by state and pass, as keys of their problems. Several mutants share them. */
export type Baselines = Map<string, Promise<ReadonlySet<string>>>;

function cleanProblems(bench: Bench, baselines: Baselines, subject: Subject, pass: Pass): Promise<ReadonlySet<string>> {
  const key = `${subject.state.id} ${pass.name} ${JSON.stringify(pass.options.variant)}`;
  const known =
    baselines.get(key) ??
    visitOutcomes(bench, subject, pass, {}).then((outcomes) => new Set(outcomes.flatMap(problemKeys)));
  baselines.set(key, known);
  return known;
}

/** Returns the outcomes with problems that the clean page does not have. */
const newOutcomes = (outcomes: readonly Outcome[], known: ReadonlySet<string>): Outcome[] =>
  outcomes.filter((outcome) => problemKeys(outcome).some((key) => !known.has(key)));

/** Runs the passes on the mutant. @returns the outcomes with new problems, and the hash of the effect */
async function auditMutant(bench: Bench, baselines: Baselines, subject: Subject) {
  const passes = passesOf(subject);
  const [first] = passes;
  const isFromStart = subject.operator.probe === 'load';
  let effect = await verifyApart(bench, subject, first?.options ?? {});
  const fresh: Outcome[] = [];
  for (const pass of passes) {
    const whenReached: ReachOptions['whenReached'] = async (page) => {
      if (effect === null) effect = await applyVerified(page, bench, subject);
      else await applyMutant(page, bench, subject);
    };
    const known = await cleanProblems(bench, baselines, subject, pass);
    const change = isFromStart ? { seed: startSource(bench, subject) } : { whenReached };
    fresh.push(...newOutcomes(await visitOutcomes(bench, subject, pass, change), known));
    // Another pass would only repeat that the mutant is found.
    if (fresh.some((outcome) => outcome.check.criteria.some((id) => subject.operator.criteria.includes(id)))) break;
  }
  return { fresh, effect };
}

const isUnderRightCriterion = ({ check, problems }: Outcome, criteria: readonly string[]): boolean =>
  [...check.criteria, ...problems.flatMap((problem) => problem.criteria ?? [])].some((id) => criteria.includes(id));

/**
 * Verifies that a mutant changes the page, and runs the audit on it. A mutant that could not be judged is tried once more,
 * because a busy machine may paint a page too late.
 */
export async function judgeMutant(bench: Bench, baselines: Baselines, mutant: Mutant): Promise<Judgement> {
  const judgement = await tryToJudge(bench, baselines, mutant);
  return judgement.result === 'failed' ? tryToJudge(bench, baselines, mutant) : judgement;
}

async function tryToJudge(bench: Bench, baselines: Baselines, mutant: Mutant): Promise<Judgement> {
  const startedAt = performance.now();
  const { id, operator, state, label } = mutant;
  const judgement = { id, operator, state, label, engines: [], checks: [], rightEngines: [] };
  const durationMs = () => Math.round(performance.now() - startedAt);
  const subject = subjectOf(mutant);
  try {
    const { fresh, effect } = await auditMutant(bench, baselines, subject);
    const right = fresh.filter((outcome) => isUnderRightCriterion(outcome, subject.operator.criteria));
    return {
      ...judgement,
      result: fresh.length > 0 ? 'found' : 'survived',
      engines: [...new Set(fresh.map(({ engine }) => engine))],
      checks: [...new Set(fresh.map(({ check }) => check.id))],
      rightEngines: [...new Set(right.map(({ engine }) => engine))],
      ...(effect ? { effect } : {}),
      durationMs: durationMs(),
    };
  } catch (error) {
    const result = error instanceof NotJudgedError ? error.result : 'failed';
    return { ...judgement, result, reason: firstLineOfError(error), durationMs: durationMs() };
  }
}
