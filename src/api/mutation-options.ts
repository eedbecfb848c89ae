import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { changedReads } from './generated/changed-reads.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The beginnings of the query keys whose cached responses are outdated after a success. */
      invalidates?: readonly QueryKey[];
    };
  }
}

const readsChangedBy: Partial<Record<string, readonly QueryKey[]>> = changedReads;

/**
 * Adds `meta.invalidates` to the options of a generated mutation (orval's `mutationOptions`). The mutation cache of the
 * site handles it.
 * @param operation the operation of the contract; its `x-changes` names the reads
 */
export function withInvalidates<Options extends object>(
  options: Options,
  _target: { url: string },
  { operationName }: { operationId: string; operationName: string },
): Options & { meta: { invalidates: readonly QueryKey[] } } {
  return { ...options, meta: { invalidates: readsChangedBy[operationName] ?? [] } };
}

/**
 * Removes the cached responses of reads. Responses that are on the screen stay, but count as outdated.
 * @param reads the beginnings of their query keys
 */
export function markOutdated(queryClient: QueryClient, reads: readonly QueryKey[]): void {
  for (const queryKey of reads) {
    // A removed response cannot appear on a later screen before the new one has arrived.
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Removes the cached responses of reads like `markOutdated`, and requests those on the screen again. */
export function dropReads(queryClient: QueryClient, reads: readonly QueryKey[]): void {
  markOutdated(queryClient, reads);
  for (const queryKey of reads) {
    // A first request that is still running began before the write. A refetch alone would wait for its old response.
    void queryClient.cancelQueries({ queryKey }).then(() => queryClient.refetchQueries({ queryKey, type: 'active' }));
  }
}
