import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidatedBy } from './mutation-options.ts';
import type { RequestOptions } from './request.ts';

type CallOptions = Pick<RequestOptions, 'signal' | 'onProgress'>;

/**
 * Returns a function that calls an operation as its generated mutation hook does, but with a signal and a progress callback
 * for each call. The options of a generated hook apply to all its calls.
 * @param operationId the name of the operation
 * @param send the generated function of the operation
 * @returns a stable function, which throws the errors of `request`
 */
export function useApiCall<Body, Result>(
  operationId: string,
  send: (body: Body, options?: RequestOptions) => Promise<Result>,
): (variables: { data: Body }, options?: CallOptions) => Promise<Result> {
  const { mutateAsync } = useMutation({
    meta: invalidatedBy(operationId),
    mutationFn: ({ data, options }: { data: Body; options: CallOptions | undefined }) => send(data, options),
  });
  return useCallback(({ data }, options) => mutateAsync({ data, options }), [mutateAsync]);
}
