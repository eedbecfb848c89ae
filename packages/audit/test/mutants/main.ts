/**
 * `npx tsx packages/audit/test/mutants/main.ts` derives defects from the rendered pages of the built site, and counts how many of them the
 * audit finds. The judgements are kept, and the next run continues with them. The report is `mutants.md` in the folder.
 *
 * Exit codes: 0 the audit finds the required share; 1 it finds less; 2 a mutant could not be judged; 3 the command is
 * invalid or could not start.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runConcurrently } from '#audit/run/audit-screens.ts';
import { bundleForPage } from '#audit/run/bundle.ts';
import { firstLineOfError } from '#audit/run/error-line.ts';
import { mockMembers } from '#audit/run/options.ts';
import { type AuditTools, prepareTools } from '#audit/run/tools.ts';
import { prepareReportFolder } from '#audit/run/writable-folder.ts';
import type { State } from '#audit/screens/state.ts';
import { buildSite, startServers } from '#tools/dev/start/audited-site.ts';
import type { Bench } from './effect.ts';
import { countEqualEffectsOnce, countJudgements, shareText } from './figures.ts';
import { type Baselines, type Judgement, judgeMutant } from './judge.ts';
import { type JudgementFile, openJudgements } from './judgement-file.ts';
import { listMutants, mutantSource, states } from './list.ts';
import type { Mutant, MutantList } from './mutant.ts';
import { operators } from './operators/all.ts';
import { type MutantOptions, mutantHelp, readMutantOptions } from './options.ts';
import { listOfOperators, mutantReport } from './report.ts';
import { sampleMutants, seededOrder } from './sample.ts';
import { minimumShare } from './survivors.ts';

/** Returns the states from which mutants are taken, in the order of the list of all states. */
function chooseStates({ states: named, stateCount, seed }: MutantOptions): State[] {
  const wanted = states.filter(({ id }) => named.length === 0 || named.includes(id));
  const chosen = new Set(seededOrder(wanted, seed, ({ id }) => id).slice(0, stateCount));
  return wanted.filter((state) => chosen.has(state));
}

/** Returns the mutants of the requested operators. */
const filterByOperators = (list: MutantList, ids: readonly string[]): MutantList => {
  const isWanted = ({ operator }: Mutant) => ids.length === 0 || ids.some((id) => operator.startsWith(id));
  return { mutants: list.mutants.filter(isWanted), excluded: list.excluded.filter(isWanted) };
};

/** Judges mutants, two at a time, state by state, because the mutants of a state share its clean page. */
async function judgeAll(bench: Bench, mutants: readonly Mutant[], file: JudgementFile): Promise<void> {
  const baselines: Baselines = new Map();
  const ordered = mutants.toSorted((one, other) => one.state.localeCompare(other.state));
  await runConcurrently(ordered, 2, async (mutant, index) => {
    const judgement = await judgeMutant(bench, baselines, mutant);
    file.add(judgement);
    const { result, checks, rightEngines, reason = '' } = judgement;
    const sign = { found: '✓', survived: '✗', noEffect: '=', noDefect: '=', failed: '?' }[result];
    const note = result === 'found' && rightEngines.length === 0 ? ' (under another criterion)' : '';
    console.log(
      `${sign} ${index + 1}/${ordered.length} ${mutant.operator} ${mutant.state} ${mutant.label}. ${checks.slice(0, 4).join(', ')}${note}${reason}`,
    );
  });
}

/** Prints the figures. @returns the exit code */
function concludeMeasurement(judgements: readonly Judgement[], seconds: number): number {
  const figures = countJudgements(countEqualEffectsOnce(judgements));
  const { judged, found, underRightCriterion, byAxe, byIbm, noEffect, noDefect, failed } = figures;
  const line = (name: string, count: number) =>
    console.log(`${name.padEnd(28)}${count} of ${judged} (${shareText(count, judged)})`);
  line('axe alone', byAxe);
  line("IBM's engine alone", byIbm);
  line('whole audit', found);
  line('  under the right criterion', underRightCriterion);
  console.log(`no effect ${noEffect}, no defect ${noDefect}, not judged ${failed}. ${seconds.toFixed(0)} s`);
  if (failed > 0) return 2;
  if (judged === 0 || found / judged >= minimumShare) return 0;
  console.log(`audit:mutants: the audit must find ${minimumShare * 100} %.`);
  return 1;
}

/** Lists and judges mutants. @returns the exit code */
async function measureMutants(tools: AuditTools, options: MutantOptions): Promise<number> {
  const started = performance.now();
  const script = await bundleForPage("import '#test/mutants/page/main.ts';");
  const { unreached, ...listed } = await listMutants(
    tools,
    script,
    chooseStates(options),
    join(options.folder, 'list.json'),
  );
  for (const { state, reason } of unreached) console.log(`? ${state}: not listed, ${reason}`);
  const list = filterByOperators(listed, options.operators);
  if (options.prints === 'list') {
    console.log(listOfOperators(list, operators));
    return unreached.length > 0 ? 2 : 0;
  }
  const sample = sampleMutants(list.mutants, options.sample ?? list.mutants.length, options.seed);
  const file = openJudgements(options.folder, mutantSource(script));
  const isDone = ({ id }: Mutant): boolean => {
    const known = file.known.get(id);
    return (
      known !== undefined && (options.again === 'none' || (options.again === 'survivors' && known.result === 'found'))
    );
  };
  const bench: Bench = { tools, script, cleanReadings: new Map() };
  await judgeAll(
    bench,
    sample.filter((mutant) => !isDone(mutant)),
    file,
  );
  const judgements = sample.flatMap(({ id }) => file.known.get(id) ?? []);
  const report = join(options.folder, 'mutants.md');
  writeFileSync(report, mutantReport(judgements, list, operators));
  const exitCode = concludeMeasurement(judgements, (performance.now() - started) / 1000);
  console.log(report);
  return unreached.length > 0 ? 2 : exitCode;
}

/** Runs the command. @returns the exit code */
async function runMutants(): Promise<number> {
  try {
    const options = readMutantOptions(process.argv.slice(2), new Set(states.map(({ id }) => id)));
    if (options.prints === 'help') {
      console.log(mutantHelp);
      return 0;
    }
    prepareReportFolder(options.folder);
    buildSite();
    const servers = await startServers();
    const site = { base: servers.base, members: mockMembers, clientSecret: 'audit', timeoutMs: 15_000, hasMock: true };
    const tools = await prepareTools(site);
    try {
      return await measureMutants(tools, options);
    } finally {
      await tools.browser.close();
      await servers.close();
    }
  } catch (error) {
    console.error(`audit:mutants: ${firstLineOfError(error)} --help lists the options.`);
    return 3;
  }
}

process.exit(await runMutants());
