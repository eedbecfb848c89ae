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
  /** The address of an account that the run makes, with `{id}` for what is its own. */
  email: string;
  /** Means that a server's own tests have: see `Means`. Absent where the tester gave none. */
  inbox?: (email: string) => Promise<string>;
  clock?: (at: string) => Promise<void>;
  card?: (decision: 'approve' | 'decline', address: string) => Promise<void>;
  /** Told of each exchange, as it ends. */
  watch?: (exchange: import('./exchange').Exchange) => void;
};
