import type { ReactNode } from 'react';
import { heading, row } from './section-heading.style.ts';

/** The heading of a sub-screen, with what belongs to its right. It takes focus when a page of its list was turned. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={row}>
      <h2 tabIndex={-1} className={heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
