import { parseArgs } from 'node:util';
import { members } from '#mocks/seed/members.ts';
import { parseServerUrl } from '#tools/dev/start/server-messages.ts';
import {
  explainParseError,
  parseHeader,
  parseLogin,
  parseNumber,
  parseOperations,
  splitMembers,
  UsageError,
} from '#verify/command/option-values.ts';
import type { ReportTargets } from '#verify/command/report-files.ts';
import { workflowsJudging } from './run/run-plan.ts';
import type { Settings } from './run/settings.ts';
import { controlsFromCommands, mockControls } from './server-controls.ts';

/** The help text of the command. */
export const usage = `Usage: society-verify https://your.server [options]
       npm run verify -- https://your.server [options]      in the repository of the website

Checks whether a server keeps the API contract. The URL is that before /api.

What the run may do
  --member id:password   A member who can log in, one of each type. Repeat the option. VERIFY_MEMBERS has more, with spaces.
  --write                Also test operations that store data or send mail. Stored data contains a mark of the run.
  --only <operations>    Run all checks of these operations, and report only them: --only getInfo,payment
  --built <operations>   The server has only these operations so far. The others get no request.

Control over the server
  --inbox <command>      Prints the last mail to an address, which is added. A URL that contains {email} is possible too.
  --email <pattern>      Email addresses of new accounts, with {id} for a unique text. Default: {id}@verify.example
  --clock <command>      Moves the server's clock to a moment in ISO 8601, which is added as an argument.
  --card <command>       Decides a card payment: 'approve' or 'decline', and the URL of the payment page, are added.
  --mock                 The server is the mock of this repository, started with --controls.

Requests
  --header 'Name: value' Add a header to every request. Repeat it for several headers.
  --parallel <number>    Maximum number of requests at the same time. Default: 16
  --rate <number>        Maximum number of requests per second. Default: no limit
  --timeout <seconds>    Time limit of one response. Default: 10. After twice the time, the request is sent again once.
  --run-timeout <s>      Time limit of the whole run in seconds. Default: 600
  --max-wait <seconds>   Total time to wait when the server limits the rate (status 429). Default: 60
  --findings <number>    Stop after this number of findings. Default: no limit
  --contract <file>      Check another contract: one bundled OpenAPI 3.1 file, JSON or YAML.

Report
  --complete             Exit with code 2 also when an option is missing.
  --report <folder>      Folder of report.html and report.json. Default: .cache/verify
  --junit <file>         Also write a report in JUnit XML, for a CI server.
  --help                 Print this text.

Example
  society-verify http://127.0.0.1:8080 --member kim:secret1 --built login,getInfo

VERIFY_CLIENT_SECRET is the header ClientSecret, by default hanbit-web. NODE_EXTRA_CA_CERTS is your own CA certificate (PEM).
Exit code: 0 the server keeps the contract, 1 it breaks the contract, 2 the server could not be checked, an option does
not work, or a run with all options did not reach an outcome.`;

/** The parsed command line. */
export type Options = { settings: Settings; targets: ReportTargets; complete: boolean };

/** Tells whether the command line asks for help, whatever else it contains. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

const flags = {
  member: { type: 'string', multiple: true },
  write: { type: 'boolean', default: false },
  inbox: { type: 'string' },
  email: { type: 'string', default: '{id}@verify.example' },
  clock: { type: 'string' },
  card: { type: 'string' },
  mock: { type: 'boolean', default: false },
  header: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  built: { type: 'string', multiple: true },
  parallel: { type: 'string', default: '16' },
  rate: { type: 'string', default: '0' },
  timeout: { type: 'string', default: '10' },
  'run-timeout': { type: 'string', default: '600' },
  'max-wait': { type: 'string', default: '60' },
  findings: { type: 'string', default: '0' },
  complete: { type: 'boolean', default: false },
  report: { type: 'string', default: '.cache/verify' },
  junit: { type: 'string' },
  contract: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw explainParseError(error, Object.keys(flags));
  }
}

/** The client secret of the mock and of the examples in the contract. */
const defaultClientSecret = 'hanbit-web';

/** Reads the options from the command line and the environment, in which an empty value counts as not set. */
export function readVerifyOptions(args: string[], environment: Readonly<Record<string, string | undefined>>): Options {
  const { values, positionals } = parseCommandLine(args);
  const [address] = positionals;
  if (!address || positionals.length > 1) throw new UsageError('give exactly one URL of a server.');
  const url = parseServerUrl(address);
  if (!url) throw new UsageError(`${address} is not an http or https URL.`);
  const origin = url.href.replace(/\/$/, '');
  const mock = values.mock ? mockControls(url.origin) : null;
  const milliseconds = (name: 'timeout' | 'run-timeout' | 'max-wait') => parseNumber(name, values[name]) * 1000;
  const { inbox, clock, card } = values;
  const [built, only] = [parseOperations('built', values.built), parseOperations('only', values.only)];
  const judged = built && only ? only.filter((id) => built.includes(id)) : (only ?? built);
  const settings: Settings = {
    baseUrl: `${origin}/api`,
    clientSecret: environment.VERIFY_CLIENT_SECRET || defaultClientSecret,
    members: mock
      ? members.map(({ id, password }) => ({ id, password }))
      : [...splitMembers(values.member), ...(environment.VERIFY_MEMBERS?.match(/\S+/g) ?? [])].map(parseLogin),
    canWrite: values.write,
    emailPattern: values.email,
    parallelRequests: parseNumber('parallel', values.parallel, 1),
    requestsPerSecond: parseNumber('rate', values.rate),
    onlyWorkflows: judged ? workflowsJudging(judged) : [],
    ...(judged ? { judgedOperations: judged } : {}),
    ...(built ? { builtOperations: built } : {}),
    maxFindings: parseNumber('findings', values.findings),
    timeoutMs: milliseconds('timeout'),
    runTimeoutMs: milliseconds('run-timeout'),
    rateLimitWaitMs: milliseconds('max-wait'),
    ...mock,
    ...controlsFromCommands({ inbox, clock, card }),
    headers: { ...mock?.headers, ...Object.fromEntries((values.header ?? []).map(parseHeader)) },
  };
  if (values.junit === '') throw new UsageError('--junit takes the name of a file.');
  return { settings, targets: { folder: values.report, junit: values.junit ?? null }, complete: values.complete };
}
