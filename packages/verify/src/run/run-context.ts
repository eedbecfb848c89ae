import type { VerifierClient } from '#verify/client.ts';
import type { Secrets } from '#verify/secrets.ts';
import type { RunResults } from './run-results.ts';
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
