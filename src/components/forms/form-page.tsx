import type { ReactNode } from 'react';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import * as style from './form-page.style.ts';

type FormPageProps = {
  title: string;
  /** narrow: a few fields below each other. wide: a long form. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A screen of one form, without a hero: its main heading and a column. */
export function FormPage({ title, width = 'narrow', children }: FormPageProps) {
  return (
    <div className={style.page} data-width={width}>
      <DocumentTitle parts={[title]} />
      <h1 tabIndex={-1} className={style.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
