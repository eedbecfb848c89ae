import type { ReactNode } from 'react';
import * as style from './page-body.style.ts';

/** The column that a screen's content stands in. @param width text for reading and forms, content for lists */
export function PageBody({ width = 'content', children }: { width?: 'content' | 'text'; children: ReactNode }) {
  return <div className={width === 'text' ? style.text : style.content}>{children}</div>;
}
