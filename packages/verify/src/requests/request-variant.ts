import type { RequestInput } from '#verify/exchange.ts';

/** A variant of a valid request. `label` describes the difference in messages. */
export type RequestVariant = { label: string; request: RequestInput };
