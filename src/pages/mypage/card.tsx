import type { ReactNode } from 'react';
import * as style from './card.style.ts';

/** The sheet of paper that a form of My Page stands on. @param lead what it is about, above it */
export function Card({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <>
      {lead && <p className={style.lead}>{lead}</p>}
      <div className={style.sheet}>{children}</div>
    </>
  );
}
