import { useCallback } from 'react';
import type { Router } from './router.ts';
import { useRouter } from './router-context.ts';

/**
 * Returns the function that navigates. Unlike the function of React Router, it stays the same after a navigation, so that
 * effects which depend on it do not run again.
 */
export function useNavigate(): Router['navigate'] {
  const router = useRouter();
  return useCallback(
    (to, options) => {
      if (!router) throw new Error('A prerendered page cannot navigate.');
      return router.navigate(to, options);
    },
    [router],
  );
}
