import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type OperationId, readsChangedBy } from './mutation-options.ts';
import type { RequestOptions } from './request.ts';

/** What differs from call to call besides the values. */
export type CallOptions = Pick<RequestOptions, 'onProgress'> & { signal: AbortSignal };

/** The key of the operation's name. It is not exported, so that no other file can create a request. */
const operationKey = Symbol('operation');

/**
 * The request of one operation, the last parameter of its generated function. Only a mutation that names the operation has
 * one, so a write that does not invalidate what it changes is a type error.
 */
export type OperationRequest<Operation extends OperationId | null> = RequestOptions &
  CallOptions & { readonly [operationKey]: Operation };

/**
 * Returns the options of the mutation of an operation. Values, signal and progress are its variables, because they differ
 * from call to call. After it, the site reads again what the operation has changed (`x-changes` of the contract).
 * @param operation the operation; null for a form that sends nothing to the API
 * @param send calls the generated function of the operation with the request
 */
export const operationMutation = <Operation extends OperationId | null, Variables extends CallOptions, Result>(
  operation: Operation,
  send: (variables: Variables, request: OperationRequest<Operation>) => Promise<Result>,
): UseMutationOptions<Result, Error, Variables> => ({
  mutationFn: (variables) => {
    const { signal, onProgress } = variables;
    return send(variables, { signal, onProgress, [operationKey]: operation });
  },
  ...(operation === null ? {} : { meta: { invalidates: readsChangedBy(operation) } }),
});

/** Creates the mutation of an operation. See `operationMutation`. */
export const useOperation = <Operation extends OperationId | null, Variables extends CallOptions, Result>(
  operation: Operation,
  send: (variables: Variables, request: OperationRequest<Operation>) => Promise<Result>,
): UseMutationResult<Result, Error, Variables> => useMutation(operationMutation(operation, send));
