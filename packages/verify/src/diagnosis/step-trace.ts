import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '#verify/exchange.ts';

/** The exchanges of the step that runs, in the order in which their responses arrived. Steps may run concurrently. */
const currentStep = new AsyncLocalStorage<Exchange[]>();

/** Returns a copy of the exchanges of the current step, for a part of it that runs at the same time as others. */
export const copyTrace = (): Exchange[] => [...(currentStep.getStore() ?? [])];

/** Runs a step or a part of one, so that its exchanges are added to a list. For a part, this is a copy of those before it. */
export const tracePart = <Result>(trace: Exchange[], action: () => Promise<Result>): Promise<Result> =>
  currentStep.run(trace, action);

/** Adds the exchanges of a part to those of the current step. */
export function joinTrace(trace: Exchange[]): void {
  const exchanges = currentStep.getStore() ?? [];
  exchanges.push(...trace.filter((exchange) => !exchanges.includes(exchange)));
}

/** Records an exchange of the current step. Outside of a step, nothing is recorded. */
export const recordExchange = (exchange: Exchange): void => void currentStep.getStore()?.push(exchange);

/** Returns the exchanges of the current step before a given one. */
export function exchangesBefore(exchange: Exchange): Exchange[] {
  const exchanges = currentStep.getStore() ?? [];
  const index = exchanges.indexOf(exchange);
  return exchanges.slice(0, index < 0 ? exchanges.length : index);
}
