import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { contractOperation } from '#mocks/http/document.ts';
import { Db, type RowChange } from '#mocks/store/db.ts';
import { sessionIdOf, setStore, storeOf } from '#mocks/store/stores.ts';
import { type LooseJson, readJson } from '#test/faults/fault.ts';
import { failuresOf } from './envelope-mutants.ts';
import { createMutant, createObservingMutant, type Mutant } from './mutant.ts';
import { responseFieldsOf } from './schema-fields.ts';

/** Returns a function that runs actions one after another, because a mutant may replace the store between two requests. */
function createQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Records the changes of a mock store, so that a request can be undone. */
class StoreJournal {
  #changes: RowChange[] = [];
  #db: Db | null = null;

  /** Starts to record the changes of the store of a request, if it is not recorded yet. */
  watch(request: Request): void {
    const db = storeOf(sessionIdOf(request));
    if (db === this.#db) return;
    this.#db = db;
    db.watch((change) => this.#changes.push(change));
  }

  get length(): number {
    return this.#changes.length;
  }

  /** Replaces the store by one without the changes after the first `length`. */
  undo(request: Request, length: number): void {
    const now = this.#db?.clock.now();
    const db = new Db();
    if (now !== undefined) db.clock.set(now);
    this.#changes = this.#changes.slice(0, length);
    db.apply(this.#changes);
    setStore(sessionIdOf(request), db);
    this.watch(request);
  }
}

/** Tells whether an operation changes the store in a way that another response shows. */
const isWriting = (operation: OperationId) =>
  operation === 'getInfoDetail' ||
  (operationTable[operation].method === 'POST' &&
    !['checkJoinDuplicate', 'checkRegisterDuplicate', 'getAnnualFeePaid', 'findMemberId'].includes(operation));

/** A server that answers with a success and stores nothing. With `every`, only each n-th success is lost. */
const notStored = (operation: OperationId, change: string, every: number): Mutant =>
  createObservingMutant({ kind: 'write: not stored', operation, change }, () => {
    const [journal, run] = [new StoreJournal(), createQueue()];
    let successes = 0;
    return (request, next, id) =>
      run(async () => {
        journal.watch(request);
        const before = journal.length;
        const copy = request.clone();
        const response = await next(request);
        const json: LooseJson = id === operation ? await readJson(response) : null;
        if (!json?.success || journal.length === before) return response;
        successes += 1;
        if (successes % every > 0) return response;
        journal.undo(copy, before);
        return new Response(response.body, response);
      });
  });

/** A server that stores each success twice. */
const storedTwice = (operation: OperationId): Mutant =>
  createMutant(
    { kind: 'write: stored twice', operation, change: 'a success is stored twice' },
    () => async (request, next) => {
      const copy = request.clone();
      const response = await next(request);
      if (!(await readJson(response))?.success) return response;
      await next(copy);
      return new Response(response.body, response);
    },
  );

/** A server that stores what it refuses: it answers with the failure of a repeated request. */
const answersSecond = (operation: OperationId): Mutant =>
  createMutant(
    { kind: 'write: stored twice', operation, change: 'the response is that of a repeated request' },
    () => async (request, next) => {
      const copy = request.clone();
      const response = await next(request);
      return (await readJson(response))?.success ? next(copy) : response;
    },
  );

const hour = 3_600_000;

/** A server whose clock is wrong in one operation. */
const shiftedClock = (operation: OperationId, hours: number): Mutant => {
  const change = `the clock is ${Math.abs(hours)} hours ${hours > 0 ? 'fast' : 'slow'}`;
  return createObservingMutant({ kind: 'time', operation, change }, () => {
    const run = createQueue();
    return (request, next, id) =>
      run(async () => {
        if (id !== operation) return next(request);
        const { clock } = storeOf(sessionIdOf(request));
        clock.advance(hours * hour);
        const response = await next(request);
        clock.advance(-hours * hour);
        return new Response(response.body, response);
      });
  });
};

/** A server that does not check a moment: it answers as it would at another moment. */
const ignoredPeriod = (operation: OperationId, codes: string[], hours: number): Mutant => {
  const change = `code ${codes.join(', ')} does not occur ${Math.abs(hours)} hours too ${hours < 0 ? 'late' : 'early'}`;
  return createObservingMutant({ kind: 'time', operation, change }, () => {
    const run = createQueue();
    return (request, next, id) =>
      run(async () => {
        const copy = request.clone();
        const response = await next(request);
        if (id !== operation || !codes.includes((await readJson(response))?.error?.code)) return response;
        const { clock } = storeOf(sessionIdOf(copy));
        clock.advance(hours * hour);
        const other = await next(copy);
        clock.advance(-hours * hour);
        return codes.includes((await readJson(other))?.error?.code) ? response : other;
      });
  });
};

/** Returns the mutants of the store of an operation, and those of its clock. */
export function storeMutants(operation: OperationId): Mutant[] {
  const codes = failuresOf(operation).map(({ code }) => code);
  const periods = codes.filter((code) => ['42', '46', '86'].includes(code));
  const hasDates = responseFieldsOf(operation).some(({ schema }) => schema.format === 'date');
  const hasTime =
    hasDates ||
    periods.length > 0 ||
    Object.keys(contractOperation(operation)).some((key) => /^x-(valid|lock)-minutes$|^x-changes$/.test(key));
  return [
    ...(isWriting(operation)
      ? [
          notStored(operation, 'a success is not stored', 1),
          notStored(operation, 'every second success is not stored', 2),
          storedTwice(operation),
          answersSecond(operation),
        ]
      : []),
    ...(hasTime ? [-9, 9, -24, 24].map((hours) => shiftedClock(operation, hours)) : []),
    ...periods.flatMap((code) =>
      [-0.5, -24, -24 * 30, 24, 24 * 30].map((hours) => ignoredPeriod(operation, [code], hours)),
    ),
  ];
}
