import type { OperationId } from '#mocks/generated/operations.ts';
import { copyResponse, type Fault, type FaultyHandler, type LooseJson } from '#test/faults/fault.ts';

/** A fault that is derived from the contract: it changes one behaviour of one operation. */
export type Mutant = Fault & {
  /** The class of the mutant, such as `field: missing`. */
  kind: string;
  /** The operation that is broken. */
  operation: OperationId;
};

/** The identity of a mutant. `change` completes the sentence "In <operation>, …". */
export type MutantIdentity = { kind: string; operation: OperationId; change: string };

/** A mutant that a rule excludes, because no server behaves differently. */
export type ExcludedMutant = MutantIdentity & { reason: string };

/** The mutants of a class, and the ones that a rule excludes. */
export type DerivedMutants = { mutants: Mutant[]; excluded: ExcludedMutant[] };

/**
 * Creates a mutant. The handler receives only requests to its operation. It must return the same request and the same
 * response object when it changes nothing, because the runs count the changes.
 * @param createHandler creates a handler with new state
 */
export const createMutant = (
  { kind, operation, change }: MutantIdentity,
  createHandler: () => FaultyHandler,
): Mutant => ({
  kind,
  operation,
  name: `${operation}: ${change}`,
  createHandler: () => {
    const handle = createHandler();
    return (request, next, id) => (id === operation ? handle(request, next, id) : next(request));
  },
});

/** Creates a mutant whose handler receives every request, for example to remember the tokens of logins. */
export const createObservingMutant = (
  { kind, operation, change }: MutantIdentity,
  createHandler: () => FaultyHandler,
): Mutant => ({ kind, operation, name: `${operation}: ${change}`, createHandler });

/** Changes JSON in place, or returns other JSON. */
export type JsonChange = (json: LooseJson, request: Request) => LooseJson;

const isJson = (message: Request | Response) =>
  message.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/** Returns a response with changed JSON, or the same response when the change has no effect. */
async function changeResponseJson(response: Response, request: Request, change: JsonChange): Promise<Response> {
  if (!isJson(response)) return response;
  const json: LooseJson = await response.clone().json();
  const before = JSON.stringify(json);
  const after = JSON.stringify(change(json, request) ?? json);
  return after === before ? response : copyResponse(response, after);
}

/** Creates a mutant that changes the JSON of responses. */
export const jsonMutant = (identity: MutantIdentity, createChange: () => JsonChange): Mutant =>
  createMutant(identity, () => {
    const change = createChange();
    return async (request, next) => changeResponseJson(await next(request), request, change);
  });

/** Creates a mutant that changes the requests before the correct server receives them. */
export const requestMutant = (
  identity: MutantIdentity,
  createChange: () => (request: Request) => Request | Promise<Request>,
): Mutant =>
  createMutant(identity, () => {
    const change = createChange();
    return async (request, next) => next(await change(request));
  });

/** Creates a mutant that changes whole responses. */
export const responseMutant = (
  identity: MutantIdentity,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Mutant => createMutant(identity, () => async (request, next) => change(await next(request), request));
