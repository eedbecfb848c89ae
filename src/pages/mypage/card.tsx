import type { ReactNode } from 'react';
import * as style from './my-page.style.ts';

/** Renders a form of My Page on a card. @param lead the text above the card */
export function Card({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <>
      {lead && <p className={style.lead}>{lead}</p>}
      <div className={style.card}>{children}</div>
    </>
  );
}
