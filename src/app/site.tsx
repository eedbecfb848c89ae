import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { handleCaughtError } from '#src/lib/browser/code-failure.ts';
import { Providers } from './providers.tsx';

/** Renders the site. */
export function Site({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} onError={handleCaughtError} />
      </Providers>
    </StrictMode>
  );
}
