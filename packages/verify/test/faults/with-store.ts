import type { OperationId } from '#mocks/generated/operations.ts';
import type { Db } from '#mocks/store/db.ts';
import { sessionIdOf, storeOf } from '#mocks/store/stores.ts';
import type { Fault } from './fault.ts';

/** Handles a request with access to the data of the mock. `next` handles it without the fault. */
type StoreHandler = (db: Db, request: Request, next: () => Promise<Response>) => Promise<Response>;

/** Creates a fault in the data of the mock for some operations. `createHandler` starts each run with its own state. */
export const storedDataFault = (name: string, ids: OperationId[], createHandler: () => StoreHandler): Fault => ({
  name,
  createHandler: () => {
    const handle = createHandler();
    return async (request, next, id) =>
      id !== null && ids.includes(id)
        ? handle(storeOf(sessionIdOf(request)), request, () => next(request))
        : next(request);
  },
});

const hourMs = 3_600_000;

/** Creates a fault in which some operations use another time, some hours later or earlier than the clock. */
export const clockFault = (name: string, ids: OperationId[], hours: number): Fault =>
  storedDataFault(name, ids, () => async (db, _request, next) => {
    db.clock.advance(hours * hourMs);
    try {
      return await next();
    } finally {
      db.clock.advance(-hours * hourMs);
    }
  });
