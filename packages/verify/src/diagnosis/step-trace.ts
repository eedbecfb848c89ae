import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '#verify/exchange.ts';

/** The exchanges of the step that runs, in the order in which their responses arrived. Steps may run concurrently. */
const currentStep = new AsyncLocalStorage<Exchange[]>();

/** Starts a list with the exchanges of the current step so far, to which those of an action are added. */
export function traceBranch() {
  const exchanges = [...(currentStep.getStore() ?? [])];
  return { exchanges, run: <Result>(action: () => Promise<Result>) => currentStep.run(exchanges, action) };
}

/** Runs a step, so that its exchanges are added to a list. */
export const traceStep = <Result>(trace: Exchange[], action: () => Promise<Result>): Promise<Result> =>
  currentStep.run(trace, action);

/** Adds the exchanges of parts to those of the current step. */
export function joinTraces(traces: readonly Exchange[][]): void {
  const exchanges = currentStep.getStore();
  exchanges?.push(...new Set(traces.flat().filter((exchange) => !exchanges.includes(exchange))));
}

/** Records an exchange of the current step. Outside of a step, nothing is recorded. */
export const recordExchange = (exchange: Exchange): void => void currentStep.getStore()?.push(exchange);

/** Returns the exchanges of the current step before a given one. */
export function exchangesBefore(exchange: Exchange): Exchange[] {
  const exchanges = currentStep.getStore() ?? [];
  const index = exchanges.indexOf(exchange);
  return exchanges.slice(0, index < 0 ? exchanges.length : index);
}
