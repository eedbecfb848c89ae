import type { Step } from './steps.ts';

/** The problem of a command line, in one line. */
export class UsageError extends Error {}

const named = (steps: readonly Step[]) => steps.map(({ name }) => name).join(', ');

/**
 * Returns the steps that the words name. A word is the name of one step, or a part of the names of several.
 * @param words without words, all steps are named
 * @throws UsageError for a word that names no step
 */
export function namedSteps(steps: readonly Step[], words: readonly string[]): Step[] {
  if (words.length === 0) return [...steps];
  const chosen = new Set(
    words.flatMap((word) => {
      const exact = steps.filter(({ name }) => name === word);
      const found = exact.length > 0 ? exact : steps.filter(({ name }) => name.includes(word));
      if (found.length === 0) throw new UsageError(`no step has a name with ${word}. The steps are: ${named(steps)}.`);
      return found;
    }),
  );
  return steps.filter((step) => chosen.has(step));
}

/**
 * Returns the steps, and the steps that these need, in the order of the table.
 * @param chosen steps of the table, or copies with other commands
 */
export function withRequiredSteps(steps: readonly Step[], chosen: readonly Step[]): Step[] {
  const all = new Map(chosen.map((step) => [step.name, step]));
  // The loop also visits the steps that it adds.
  for (const { after = [] } of all.values())
    for (const step of steps) if (after.includes(step.name) && !all.has(step.name)) all.set(step.name, step);
  return steps.flatMap(({ name }) => all.get(name) ?? []);
}

/**
 * Adds the shard to the commands of the steps.
 * @param shard such as "1/4"
 * @throws UsageError for a malformed shard, and for a step without shards
 */
export function shardSteps(steps: readonly Step[], chosen: readonly Step[], shard: string): Step[] {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new UsageError(`--shard ${shard} is not a part of a whole. Write it like --shard 1/4.`);
  const whole = chosen.filter(({ hasShards }) => !hasShards);
  if (whole.length > 0) {
    const remedy = `Name steps that have: ${named(steps.filter(({ hasShards }) => hasShards))}.`;
    throw new UsageError(`these steps have no shards: ${named(whole)}. ${remedy}`);
  }
  return chosen.map((step) => ({ ...step, command: [...step.command, `--shard=${index}/${count}`] }));
}
