import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { cards } from '#mocks/card/payment-page.ts';
import type { Settings } from './settings.ts';

/**
 * What a server's own tests can do beside its operations: read a mail, move the clock, pay on the card page. Each is a
 * command that gets its question as arguments, an address that is fetched, or stays away.
 */
export type Means = Pick<Settings, 'inbox' | 'clock' | 'card'>;

const patience = 30_000;

/** Runs a command with arguments behind it, without a shell between, and gives what it prints. */
async function run(command: string, ...args: string[]): Promise<string> {
  const [tool = '', ...first] = command.split(/\s+/);
  const { stdout } = await promisify(execFile)(tool, [...first, ...args], { timeout: patience });
  return stdout;
}

/** A code of six digits in a mail, wherever it stands. */
function codeIn(mail: string, email: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0];
  if (!code) throw new Error(`the inbox gave no code of six digits for ${email}`);
  return code;
}

async function fetchText(address: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
  return response.ok ? response.text() : '';
}

/**
 * The means that commands give.
 * @param given each a command, or for the inbox an address with `{email}` in it
 */
export function meansOf(given: { inbox?: string; clock?: string; card?: string }): Means {
  const { inbox, clock, card } = given;
  const isAddress = inbox !== undefined && /^https?:\/\//.test(inbox);
  const read = async (email: string) =>
    isAddress ? fetchText(inbox.replace('{email}', encodeURIComponent(email))) : run(inbox ?? '', email);
  return {
    ...(inbox ? { inbox: async (email: string) => codeIn(await read(email), email) } : {}),
    ...(clock ? { clock: async (at: string) => void (await run(clock, at)) } : {}),
    ...(card ? { card: async (decision, address) => void (await run(card, decision, address)) } : {}),
  };
}

/**
 * The means of our own mock, started with `--controls`: a store of its own for the run, its codes, clock and card page.
 * @param origin where the mock listens, without a path
 */
export function mockMeans(origin: string): Means & Pick<Settings, 'headers'> {
  const headers = { 'X-Mock-Session': `verify-${randomBytes(6).toString('hex')}` };
  const control = (what: string) => `${origin}/mock/controls/${what}`;
  return {
    headers,
    inbox: async (email) =>
      codeIn(await fetchText(control(`code?email=${encodeURIComponent(email)}`), { headers }), email),
    clock: async (at) => {
      const answer = await fetchText(control(`clock?at=${encodeURIComponent(at)}`), { method: 'POST', headers });
      if (!answer) throw new Error('the mock has no clock to move; start it with --controls');
    },
    card: async (decision, address) => {
      const { pathname, search } = new URL(address);
      const [company = ''] = Object.keys(cards);
      const body = new URLSearchParams({ decision, company });
      await fetch(`${origin}${pathname}${search}`, { method: 'POST', headers, body, redirect: 'manual' });
    },
  };
}
