import { type ReactNode, useId } from 'react';
import * as style from './section.style.ts';

type ContentSectionProps = {
  title: string;
  /** A sentence between the heading and the content. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Renders a section of a sub-screen with a heading of level 3. */
export function ContentSection({ title, lead, children }: ContentSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={style.section}>
      <h3 id={id} className={style.heading}>
        {title}
      </h3>
      {lead && <p className={style.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Renders a remark below the content of a section, in small type. */
export function SectionNote({ children }: { children: ReactNode }) {
  return <p className={style.note}>{children}</p>;
}
