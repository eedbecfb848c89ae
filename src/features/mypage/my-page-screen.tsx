import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/section-heading';
import * as style from './my-page-screen.style';

/** A sub-screen of My Page: its heading, what it is about, and its content on a sheet of its own. */
export function MyPageScreen({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={style.screen}>
      <SectionHeading title={title} />
      {lead && <div className={style.lead}>{lead}</div>}
      <div className={style.sheet}>{children}</div>
    </section>
  );
}
