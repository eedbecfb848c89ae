import type { QueryClient } from '@tanstack/react-query';
import { changedReads } from './generated/changed-reads.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The paths of the reads whose cached responses are outdated after a success. */
      invalidates?: readonly string[];
    };
  }
}

const readsChangedBy: Partial<Record<string, readonly string[]>> = changedReads;

/**
 * Adds `meta.invalidates` to the options of a generated mutation (orval's `mutationOptions`). The mutation cache of the
 * site handles it.
 * @param operation the operation of the contract; its `x-changes` names the reads
 */
export function withInvalidates<Options extends object>(
  options: Options,
  _target: { url: string },
  { operationName }: { operationId: string; operationName: string },
): Options & { meta: { invalidates: readonly string[] } } {
  return { ...options, meta: { invalidates: readsChangedBy[operationName] ?? [] } };
}

/**
 * Removes the cached responses of reads. Responses that are on the screen stay, but count as outdated.
 * @param reads the paths of the operations; a generated query key starts with the path
 */
export function markOutdated(queryClient: QueryClient, reads: readonly string[]): void {
  for (const path of reads) {
    // A removed response cannot appear on a later screen before the new one has arrived.
    queryClient.removeQueries({ queryKey: [path], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
}

/** Removes the cached responses of reads like `markOutdated`, and requests those on the screen again. */
export function dropReads(queryClient: QueryClient, reads: readonly string[]): void {
  markOutdated(queryClient, reads);
  for (const path of reads) {
    // A first request that is still running began before the write. A refetch alone would wait for its old response.
    void queryClient
      .cancelQueries({ queryKey: [path] })
      .then(() => queryClient.refetchQueries({ queryKey: [path], type: 'active' }));
  }
}
