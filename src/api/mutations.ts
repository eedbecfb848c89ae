import {
  MutationCache,
  type QueryClient,
  type QueryFilters,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { TransportError } from './errors.ts';
import { changedReads } from './generated/changed-reads.ts';
import type { operations } from './generated/schema.ts';
import type { RequestOptions } from './request.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether a write must not request the read again, because a form edits this version. */
      isSnapshot?: boolean;
    };
    mutationMeta: {
      /** The operationIds of the reads whose cached responses are outdated after a success. */
      invalidates?: readonly OperationId[];
    };
  }
}

const changes: Partial<Record<OperationId, readonly OperationId[]>> = changedReads;

/** Returns the reads whose responses an operation changes (`x-changes` of the contract). */
const readsChangedBy = (operation: OperationId): readonly OperationId[] => changes[operation] ?? [];

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

/**
 * Adds `meta.invalidates` to the options of a generated mutation (orval's `mutationOptions`). The mutation cache of the
 * site handles it.
 * @param operation the operation of the contract; its `x-changes` names the reads
 */
export function withInvalidates<Options extends object>(
  options: Options,
  _target: { url: string },
  { operationName }: { operationId: OperationId; operationName: OperationId },
): Options & { meta: { invalidates: readonly OperationId[] } } {
  return { ...options, meta: { invalidates: readsChangedBy(operationName) } };
}

/**
 * Removes the cached responses of reads. Responses that are on the screen stay, but count as outdated.
 * @param reads operationIds; a generated query key starts with one
 */
function markOutdated(queryClient: QueryClient, reads: readonly OperationId[]): void {
  for (const read of reads) {
    // A removed response cannot appear on a later screen before the new one has arrived.
    queryClient.removeQueries({ queryKey: [read], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [read], refetchType: 'none' });
  }
}

/**
 * Removes the cached responses of reads like `markOutdated`, and requests those on the screen again. A snapshot is not
 * requested again.
 */
export function dropReads(queryClient: QueryClient, reads: readonly OperationId[]): void {
  markOutdated(queryClient, reads);
  for (const read of reads) {
    const filters: QueryFilters = { queryKey: [read], type: 'active', predicate: ({ meta }) => !meta?.isSnapshot };
    // A first request that is still running began before the write. A refetch alone would wait for its old response.
    void queryClient.cancelQueries(filters).then(() => queryClient.refetchQueries(filters));
  }
}

/** Whether a request has ended without a response, so that the server may have processed it. */
const hasNoResponse = (error: unknown) =>
  error instanceof TransportError || (error instanceof DOMException && error.name === 'AbortError');

/**
 * Creates the mutation cache of the site. After each mutation it drops the reads that the operation has changed
 * (`x-changes` in the contract). A request without a response may have changed them too.
 * @param queryClient returns the query client that has the reads
 */
export const dropChangedReads = (queryClient: () => QueryClient): MutationCache =>
  new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }) => dropReads(queryClient(), meta?.invalidates ?? []),
    onError: (error, _variables, _result, { meta }) => {
      if (hasNoResponse(error)) markOutdated(queryClient(), meta?.invalidates ?? []);
    },
  });
