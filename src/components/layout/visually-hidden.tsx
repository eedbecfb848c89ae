import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.style.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
