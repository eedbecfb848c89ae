import type { ReactNode } from 'react';
import { widths } from './page-body.style.ts';

type PageBodyProps = { width?: keyof typeof widths; children: ReactNode };

/** Renders the column that contains a screen. */
export function PageBody({ width = 'content', children }: PageBodyProps) {
  return <div className={widths[width]}>{children}</div>;
}
