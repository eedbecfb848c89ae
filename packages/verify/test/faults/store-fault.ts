import type { OperationId } from '#mocks/generated/operations.ts';
import type { Db } from '#mocks/store/db.ts';
import { sessionIdOf, storeOf } from '#mocks/store/stores.ts';
import { type Fault, type LooseJson, readJson } from './fault.ts';

/** A request to an operation with a fault in the store. */
export type StoreCall = {
  db: Db;
  /** The JSON of the request; null when it is not JSON. */
  body: LooseJson;
  request: Request;
  id: OperationId;
  /** Handles the request without a fault; with another body when one is given. */
  next: (body?: LooseJson) => Promise<Response>;
};

/**
 * Creates a fault that reads or changes the data of the server before or after it handles a request.
 * @param ids the operations with the fault; null means all
 */
export const storeFault = (
  name: string,
  ids: OperationId[] | null,
  handle: (call: StoreCall) => Promise<Response> | Response,
): Fault => ({
  name,
  createHandler: () => async (request, next, id) => {
    if (id === null || (ids && !ids.includes(id))) return next(request);
    const db = storeOf(sessionIdOf(request));
    const body = await readJson(request);
    const forwardBody = (changed?: LooseJson) => {
      if (changed === undefined) return next(request);
      const { url, method, headers } = request;
      return next(new Request(url, { method, headers, body: JSON.stringify(changed) }));
    };
    return handle({ db, body, request, id, next: forwardBody });
  },
});

/** Creates a fault that changes the data of the server before it handles a request. */
export const storeFaultBefore = (
  name: string,
  ids: OperationId[] | null,
  change: (db: Db, body: LooseJson) => void,
): Fault =>
  storeFault(name, ids, ({ db, body, next }) => {
    change(db, body);
    return next();
  });

/** Creates a fault that changes the data of the server after a success. */
export const storeFaultAfter = (
  name: string,
  ids: OperationId[],
  change: (db: Db, body: LooseJson, request: Request) => void,
): Fault =>
  storeFault(name, ids, async ({ db, body, request, next }) => {
    const response = await next();
    const json = await readJson(response);
    if (json?.success) change(db, body, request);
    return response;
  });
