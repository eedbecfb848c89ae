import type { Exchange, OperationId } from '#verify/exchange.ts';

/** The credentials of a member. */
export type Login = { id: string; password: string };

/** The settings of a run: the server, what the run may do, and its limits. */
export type Settings = {
  /** The URL before the paths of the contract, such as `https://host/api`, without a slash at the end. */
  baseUrl: string;
  clientSecret: string;
  /** Headers that are added to every request. */
  headers: Record<string, string>;
  members: Login[];
  /** Whether the run may send requests that store data or send mail. */
  canWrite: boolean;
  /** The time limit of one response. */
  timeoutMs: number;
  /** The time limit of the whole run. */
  runTimeoutMs: number;
  /** The total time that the run may wait because of status 429. */
  rateLimitWaitMs: number;
  /** The maximum number of requests per second; 0 means no limit. */
  requestsPerSecond: number;
  /** The maximum number of requests at the same time. */
  parallelRequests: number;
  /** The names of the workflows to run; an empty list means all. */
  onlyWorkflows: string[];
  /**
   * The operations whose findings and outcomes the report has (`--only`, `--built`), and to which the workflows `refusals` and
   * `robustness` are limited. Without it, all.
   */
  judgedOperations?: readonly OperationId[];
  /** The operations that the server has (`--built`). The others get no request. */
  builtOperations?: readonly OperationId[];
  /** The number of findings that ends the run; 0 means no limit. */
  maxFindings: number;
  /** The email address of accounts that the run creates; `{id}` is replaced by a unique text. */
  emailPattern: string;
  /**
   * Returns the verification code in the last mail to an address. This function and the next two are absent when the
   * tester gives no such control over the server.
   */
  readMailedCode?: (email: string) => Promise<string>;
  /** Moves the server's clock to a moment in ISO 8601. */
  setClock?: (moment: string) => Promise<void>;
  /** Approves or declines the payment on the payment page with the given URL. */
  decidePayment?: (decision: 'approve' | 'decline', url: string) => Promise<void>;
  /** Called after each exchange. */
  onExchange?: (exchange: Exchange) => void;
};
