import type { Exchange } from './exchange.ts';

/** A member who can log in. */
export type Login = { id: string; password: string };

/** What a run may do, and how. */
export type Settings = {
  /** What stands before the paths of the contract, `https://host/api`, without a slash at the end. */
  base: string;
  clientSecret: string;
  /** Sent with every request beside those of the contract. */
  headers: Record<string, string>;
  members: Login[];
  /** Whether anything may be written. */
  write: boolean;
  seed: number;
  /** Generated requests for each operation. */
  tries: number;
  /** Milliseconds that one answer may take. */
  timeout: number;
  /** Milliseconds that the whole run may take. */
  limit: number;
  /** Milliseconds that all waiting for a rate limit may take. */
  patience: number;
  /** Requests in a second at most; 0 is no limit. */
  rate: number;
  /** The workflows that are run, by name; none means all. */
  only: string[];
  /** After so many findings the run ends; 0 is no limit. */
  findings: number;
  /** The address of an account that the run makes, with `{id}` for what is its own. */
  email: string;
  /** The code in the last mail to an address. This and what follows is absent where the tester has no such means. */
  inbox?: (email: string) => Promise<string>;
  /** Moves the server's clock to a moment in ISO 8601. */
  clock?: (at: string) => Promise<void>;
  /** Decides on the payment page at an address. */
  card?: (decision: 'approve' | 'decline', address: string) => Promise<void>;
  /** Told of each exchange, as it ends. */
  watch?: (exchange: Exchange) => void;
};
