import { contractLimit } from '#verify/contract/contract-limits.ts';
import type { OperationId } from '#verify/exchange.ts';

/** Moves the server's clock to a number of seconds after the start of the checks. */
export type ClockAfter = (seconds: number) => Promise<void>;

/** The distance from a limit at which the clock is set, in seconds. It leaves time for slow requests before the limit. */
export const marginSeconds = 60;

/** Returns a period of the contract in seconds. */
export const secondsOf = (id: OperationId, name: 'x-valid-minutes' | 'x-lock-minutes') => contractLimit(id, name) * 60;
