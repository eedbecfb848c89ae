import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { addPart, markPartHydrated } from '#src/lib/browser/hydration.ts';

/**
 * Renders an independent part of a long page. A prerendered page hydrates each part as a task of its own, so that the page
 * responds to input in between.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  const id = useId();
  // A layout effect runs before the effects of the page, which end the hydration of a page without parts.
  useLayoutEffect(() => addPart(id), [id]);
  return (
    <Suspense>
      {children}
      <HydratedMark id={id} />
    </Suspense>
  );
}

function HydratedMark({ id }: { id: string }) {
  useEffect(() => markPartHydrated(id), [id]);
  return null;
}
