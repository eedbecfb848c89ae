import type { ReactNode } from 'react';
import { largeHeading, row } from './section.style.ts';

/**
 * Renders the heading of a sub-screen, with `children` at its right. A list moves the focus to it after a page change.
 */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={row}>
      <h2 tabIndex={-1} className={largeHeading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
