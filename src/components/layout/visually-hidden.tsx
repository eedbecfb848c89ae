import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.style.ts';

/** Hides its text visually. Screen readers read it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
