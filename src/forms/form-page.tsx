import type { ReactNode } from 'react';
import * as style from './form-page.style.ts';

type FormPageProps = {
  title: string;
  /** narrow: for a few fields. wide: for a long form. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** Renders a screen with one form: a main heading without a picture, and one column. */
export function FormPage({ title, width = 'narrow', children }: FormPageProps) {
  return (
    <div className={style.page} data-width={width}>
      <h1 tabIndex={-1} className={style.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
