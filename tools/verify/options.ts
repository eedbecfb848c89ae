import { parseArgs } from 'node:util';
import { members } from '#mocks/seed/members.ts';
import { parseServerUrl } from '#tools/dev/start/probe.ts';
import type { Environment } from '#tools/environment/environment.ts';
import { meansOf, mockMeans } from './means.ts';
import { workflowNames } from './run.ts';
import type { Login, Settings } from './settings.ts';

/** How the command is used, for whoever used it otherwise. */
export const usage = `Use it like this: npm run verify -- https://your.server [options]

  --member id:password   a member who can log in; give several, of every kind. Or VERIFY_MEMBERS, parted by spaces.
  --write                may write: accounts, posts, inquiries, payments, each with a mark of the run. Without it the
                         run only reads.
  --inbox <command>      prints the last mail to the address behind it, or its code; or an address with {email} in it
  --email <pattern>      addresses of new accounts, with {id}; '{id}@verify.example' when left out
  --clock <command>      moves the server's clock to the moment behind it (ISO 8601)
  --card <command>       decides on the payment page: 'approve' or 'decline', and its address, stand behind it
  --mock                 the server is this repository's mock, with --controls: all of the above, and its members
  --header 'Name: value' sent with every request; give several
  --seed <number>        of the generated requests; --tries <number> of them for each operation, 20 when left out
  --rate <number>        requests a second at most
  --timeout <seconds>    for one answer, 10 when left out; --limit for the run, 600; --patience for a rate limit, 60
  --only <name>          runs one workflow, and what it needs; give several: session, account, arazzo, member, boards,
                         forum, conference, payment, inquiry, refusals, robustness, time
  --findings <number>    ends the run after so many
  --complete             what could not be known counts as a failure too, with exit code 2
  --report <folder>      report.html, report.json and junit.xml; '.cache/verify' when left out

VERIFY_CLIENT_SECRET is the header ClientSecret. NODE_EXTRA_CA_CERTS names a certificate of your own (PEM).
Exit code: 0 the server keeps the contract, 1 it is broken, 2 it could not be judged.`;

/** What the command was asked for. */
export type Options = { settings: Settings; report: string; complete: boolean; mock: boolean };

/** What was asked for makes no sense; the message says why. */
export class Misuse extends Error {}

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
  seed: { type: 'string' },
  tries: { type: 'string', default: '20' },
  rate: { type: 'string', default: '0' },
  timeout: { type: 'string', default: '10' },
  limit: { type: 'string', default: '600' },
  patience: { type: 'string', default: '60' },
  findings: { type: 'string', default: '0' },
  complete: { type: 'boolean', default: false },
  report: { type: 'string', default: '.cache/verify' },
  help: { type: 'boolean', default: false },
} as const;

function loginOf(text: string): Login {
  const [, id, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (!id || !password) throw new Misuse('a member is given as id:password.');
  return { id, password };
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name || value === undefined) throw new Misuse(`'${text}' is no header; give it as 'Name: value'.`);
  return [name, value];
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new Misuse(`--${name} takes a number, not '${text}'.`);
  return number;
}

function namesOf(names: string[]): string[] {
  const unknown = names.find((name) => !workflowNames.includes(name));
  if (unknown) throw new Misuse(`there is no workflow '${unknown}'.`);
  return names;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

type FromEnvironment = Pick<Environment, 'VERIFY_MEMBERS' | 'VERIFY_CLIENT_SECRET' | 'VITE_CLIENT_SECRET'>;

/**
 * Reads the command line, and from the environment what stands there.
 * @throws Misuse
 */
export function readOptions(args: string[], environment: FromEnvironment): Options {
  const { values, positionals } = parse(args);
  if (values.help) throw new Misuse('whether a server keeps the contract.');
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Misuse('it takes one address of a server.');
  const url = parseServerUrl(given);
  if (!url) throw new Misuse(`${given} is no http or https address.`);
  const origin = url.href.replace(/\/$/, '');
  const mock = values.mock ? mockMeans(url.origin) : null;
  const seconds = (name: 'timeout' | 'limit' | 'patience') => numberOf(name, values[name]) * 1000;
  const { inbox, clock, card } = values;
  const own = meansOf({ ...(inbox ? { inbox } : {}), ...(clock ? { clock } : {}), ...(card ? { card } : {}) });
  const settings: Settings = {
    base: `${origin}/api`,
    clientSecret: environment.VERIFY_CLIENT_SECRET ?? environment.VITE_CLIENT_SECRET,
    members: mock
      ? members.map(({ id, password }) => ({ id, password }))
      : [...(values.member ?? []), ...environment.VERIFY_MEMBERS].map(loginOf),
    write: values.write,
    email: values.email,
    // Unless it is given, another one each time; every report names its own.
    seed: values.seed === undefined ? Date.now() % 1_000_000 : numberOf('seed', values.seed),
    tries: numberOf('tries', values.tries),
    rate: numberOf('rate', values.rate),
    only: namesOf(values.only ?? []),
    findings: numberOf('findings', values.findings),
    timeout: seconds('timeout'),
    limit: seconds('limit'),
    patience: seconds('patience'),
    ...mock,
    ...own,
    headers: { ...mock?.headers, ...Object.fromEntries((values.header ?? []).map(headerOf)) },
  };
  return { settings, report: values.report, complete: values.complete, mock: values.mock };
}
