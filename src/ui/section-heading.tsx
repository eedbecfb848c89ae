import type { ReactNode } from 'react';
import { heading, row } from './section-heading.style';

/** The heading of a sub-screen, with what belongs to its right. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={row}>
      <h2 className={heading}>{title}</h2>
      {children}
    </div>
  );
}
