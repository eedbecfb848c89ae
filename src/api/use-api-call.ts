import { useCallback, useState } from 'react';
import type { RequestOptions } from './request.ts';

type MutationHook<Variables, Result> = (options: { request: RequestOptions }) => {
  mutateAsync: (variables: Variables) => Promise<Result>;
};

/**
 * Returns a function that calls the mutation of a generated hook with its own signal and progress callback. The options
 * of a generated hook apply to all its calls.
 *
 * One call runs at a time: a call that starts before an earlier one has sent its request would also change the options of
 * the earlier one.
 * @param useMutation a generated mutation hook, always the same one
 * @returns a stable function, which throws the errors of `request`
 */
export function useApiCall<Variables, Result>(
  useMutation: MutationHook<Variables, Result>,
): (variables: Variables, options?: Pick<RequestOptions, 'signal' | 'onProgress'>) => Promise<Result> {
  // The generated function reads these options when it sends the request.
  const [request] = useState<RequestOptions>({});
  const { mutateAsync } = useMutation({ request });
  return useCallback(
    (variables, { signal, onProgress } = {}) => {
      Object.assign(request, { signal, onProgress });
      return mutateAsync(variables);
    },
    [request, mutateAsync],
  );
}
