import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { cards } from '#mocks/card/payment-page.ts';
import type { Settings } from './run/settings.ts';

/** The controls of a tester over the server: reading mail, moving the clock, paying on the payment page. */
type ServerControls = Pick<Settings, 'readMailedCode' | 'setClock' | 'decidePayment'>;

const controlTimeoutMs = 30_000;

/** Describes why a command of the tester failed: its exit code, signal or error, and the last lines of its output. */
function describeCommandError(command: string, error: unknown): string {
  const { code, signal, stderr, stdout }: Record<string, unknown> = Object(error);
  const lines = String(stderr || stdout || 'no output')
    .trim()
    .split('\n');
  return `'${command}' failed (${code ?? signal}): ${lines.slice(-3).join(' / ').slice(-400)}`;
}

/** Runs a command with additional arguments, without a shell, and returns its standard output. */
async function runCommand(command: string, ...args: string[]): Promise<string> {
  const [tool = '', ...first] = command.split(/\s+/);
  try {
    const { stdout } = await promisify(execFile)(tool, [...first, ...args], { timeout: controlTimeoutMs });
    return stdout;
  } catch (error) {
    throw new Error(describeCommandError(command, error));
  }
}

/** Returns the first six-digit number in a mail. */
function extractCode(mail: string, email: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0];
  if (!code) throw new Error(`the inbox has no mail with a six-digit code for ${email}`);
  return code;
}

async function fetchText(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(controlTimeoutMs) });
  return response.ok ? response.text() : '';
}

type Commands = Partial<Record<'inbox' | 'clock' | 'card', string | undefined>>;

/** Creates the controls from the commands of the command line. `inbox` may also be a URL that contains `{email}`. */
export function controlsFromCommands({ inbox, clock, card }: Commands): ServerControls {
  const isUrl = inbox !== undefined && /^https?:\/\//.test(inbox);
  const readMail = async (email: string) =>
    isUrl ? fetchText(inbox.replace('{email}', encodeURIComponent(email))) : runCommand(inbox ?? '', email);
  return {
    ...(inbox ? { readMailedCode: async (email: string) => extractCode(await readMail(email), email) } : {}),
    ...(clock ? { setClock: async (moment: string) => void (await runCommand(clock, moment)) } : {}),
    ...(card ? { decidePayment: async (decision, url) => void (await runCommand(card, decision, url)) } : {}),
  };
}

/** Creates the controls of this repository's mock (`--controls`), in a session of its own. */
export function mockControls(origin: string): ServerControls & Pick<Settings, 'headers'> {
  const headers = { 'X-Mock-Session': `verify-${randomBytes(6).toString('hex')}` };
  const control = (path: string, value: string, method = 'GET') =>
    fetchText(`${origin}/mock/controls/${path}=${encodeURIComponent(value)}`, { method, headers });
  return {
    headers,
    readMailedCode: async (email) => extractCode(await control('code?email', email), email),
    setClock: async (moment) => {
      if (!(await control('clock?at', moment, 'POST')))
        throw new Error('the clock of the mock cannot be set; start the mock with --controls');
    },
    decidePayment: async (decision, url) => {
      const { pathname, search } = new URL(url);
      const [company = ''] = Object.keys(cards);
      const body = new URLSearchParams({ decision, company });
      const sent = { method: 'POST', headers, body, redirect: 'manual' } as const;
      const { status } = await fetch(`${origin}${pathname}${search}`, sent);
      if (status >= 400) throw new Error(`the payment page of the mock responds with status ${status}`);
    },
  };
}
