import { MutationCache, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import { TransportError } from './errors.ts';
import { changedReads } from './generated/changed-reads.ts';
import type { operations } from './generated/schema.ts';

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
export const readsChangedBy = (operation: OperationId): readonly OperationId[] => changes[operation] ?? [];

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
