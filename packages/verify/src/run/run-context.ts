import { randomBytes } from 'node:crypto';
import { VerifierClient } from '#verify/client.ts';
import { runStart, toSeoulIso } from '#verify/contract/contract-event.ts';
import { Secrets } from '#verify/secrets.ts';
import { RunResults } from './run-results.ts';
import type { Settings } from './settings.ts';

/** A logged-in member with the tokens of this login. */
export type Session = {
  id: string;
  password: string;
  name: string;
  pk: number;
  type: string;
  accessToken: string;
  refreshToken: string;
  /** True for an account that the run created, so that the run may change and lock it. */
  isCreatedByRun: boolean;
};

/** The state that all workflows of a run share. */
export type RunContext = {
  settings: Settings;
  client: VerifierClient;
  results: RunResults;
  secrets: Secrets;
  /** A unique text in all data that the run stores on the server. */
  prefix: string;
  sessions: Session[];
  /** Returns the date in Seoul (YYYY-MM-DD). Within two minutes after midnight, the day before follows. */
  todayInSeoul: () => [string, ...string[]];
};

/** Returns the first of the members of each type. */
export const oneOfEachType = (members: readonly Session[]): Session[] =>
  [...Map.groupBy(members, ({ type }) => type).values()].flatMap((some) => some.slice(0, 1));

/** Creates the state of a run that has sent no request yet. */
export function createContext(
  settings: Settings,
  results = new RunResults(settings.maxFindings, settings.judgedOperations),
): RunContext {
  const secrets = new Secrets();
  secrets.add('CLIENT_SECRET', settings.clientSecret);
  for (const { password } of settings.members) secrets.add('PASSWORD', password);
  const todayInSeoul = (): [string, ...string[]] => {
    if (settings.setClock) return [runStart.slice(0, 10)];
    const [now, before] = [toSeoulIso(Date.now()).slice(0, 10), toSeoulIso(Date.now() - 120_000).slice(0, 10)];
    return now === before ? [now] : [now, before];
  };
  const prefix = `vf${randomBytes(4).toString('hex')}`;
  const client = new VerifierClient(settings, results, secrets);
  return { settings, client, results, secrets, prefix, sessions: [], todayInSeoul };
}
