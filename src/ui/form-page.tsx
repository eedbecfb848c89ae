import type { ReactNode } from 'react';
import * as style from './form-page.style';
import { PageTitle } from './page-title';

/** A screen of one form, without a hero: its main heading and a narrow column. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={style.page}>
      <PageTitle parts={[title]} />
      <h1 tabIndex={-1} className={style.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
