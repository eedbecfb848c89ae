import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import type { Step } from './steps.ts';

/** A test that failed: its file from the root of the repository, its name, and the arguments that run it alone. */
type FailedTest = { file: string; name: string; chosenBy: string };

/** What the list of failures has room for. */
const maxLines = 20;

/** The part of a report of Vitest that names failed tests. A file that cannot be read has no results. */
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const spec = z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() });
type Suite = { suites?: Suite[] | undefined; specs?: z.infer<typeof spec>[] | undefined };
const suite: z.ZodMiniType<Suite> = z.object({
  suites: z.optional(z.array(z.lazy(() => suite))),
  specs: z.optional(z.array(spec)),
});

/** The part of a report of Playwright that names failed tests. Its files begin at `rootDir`. */
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const quote = (text: string) => `"${text.replace(/[\\"$`]/g, '\\$&')}"`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const specsIn = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [...specs, ...suites.flatMap(specsIn)];

/** Reads the tests that failed from the report of a step. A step without tests has no report. */
function readFailedTests(path: string): FailedTest[] {
  if (!existsSync(path)) return [];
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const vitest = vitestReport.safeParse(report);
  if (vitest.success)
    return vitest.data.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: path, assertionResults }) => {
        const file = relative('.', path);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [{ file, name: 'the file cannot be read', chosenBy: file }];
        return failed.map(({ fullName }) => ({
          file,
          name: fullName,
          chosenBy: `${file} -t ${quote(escapePattern(fullName))}`,
        }));
      });
  const playwright = playwrightReport.safeParse(report);
  if (!playwright.success) return [];
  return playwright.data.suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .map(({ title, file: path, line }) => {
      const file = relative('.', `${playwright.data.config.rootDir}/${path}`);
      return { file, name: title, chosenBy: `${file}:${line}` };
    });
}

const portInUse = 'the port $1 is in use; end the program that uses it, or choose other ports with E2E_PORT_SHIFT=100';

/** Failures of the machine, by what the output of a step says, with their remedy. `$1` is the group of the pattern. */
const causes: [pattern: RegExp, remedy: string][] = [
  [/AbortError: superseded/, 'Linaria was interrupted five times while it compiled the styles; run it again'],
  [/EADDRINUSE.*:(\d+)/, portInUse],
  [/:(\d+) is already used/, portInUse],
  [
    /browserType\.launch|Executable doesn't exist|Failed to launch/,
    'the browser does not start; remove .cache/browser.json, or set CHROME_PATH to another one',
  ],
  [/ENOSPC/, 'the disk is full'],
];

/** Returns the first cause that an output shows, with its remedy. */
function findCause(log: string): string | undefined {
  for (const [pattern, remedy] of causes) {
    const match = pattern.exec(log);
    if (match) return remedy.replace('$1', match[1] ?? '');
  }
}

/** Returns the words of a command that run tests which are named after them. */
function singleCommand({ command }: Step): string {
  const words = command.filter(
    (word) => !/^--(reporter|outputFile|allowOnly|tags-filter|maxWorkers|workers)/.test(word),
  );
  return `npx ${words.join(' ')}`;
}

/**
 * Describes a failed step: each failed test with the command that runs it alone, or the cause if it is one of the machine.
 * @param path the path of the step's report and log, without their extensions
 * @param note why the runner has ended the step, or an empty text
 */
export function describeFailure(step: Step, path: string, note: string): string[] {
  const log = readFileSync(`${path}.log`, 'utf8');
  const cause = findCause(log);
  const tests = readFailedTests(`${path}.json`);
  return [
    ...(cause ? [`${step.name}: ${cause}`] : []),
    ...(note ? [`${step.name}: ${note}; a test hangs in a file that ${path}.log does not list`] : []),
    ...(tests.length === 0 && !cause && !note ? [`${step.name}: see ${path}.log`] : []),
    ...tests.flatMap(({ file, name, chosenBy }) => [`${file}: ${name}`, `    ${singleCommand(step)} ${chosenBy}`]),
  ];
}

/** Returns the first lines of a list of failures, and says where the others are. */
export const shortened = (lines: readonly string[], folder: string): string[] =>
  lines.length <= maxLines
    ? [...lines]
    : [...lines.slice(0, maxLines - 2), `… and ${lines.length - maxLines + 2} more lines: ${folder}/failures.txt`];
