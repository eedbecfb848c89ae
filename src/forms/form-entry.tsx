import { createContext, type ReactNode } from 'react';
import * as style from './form-entry.style.ts';

/** The title of the entry that contains a field, or null. */
export const EntryTitleContext = createContext<string | null>(null);

type FormEntryProps = {
  /** The title, such as '학력정보 02'. The error summary uses it, too. */
  title: string;
  /** A button beside the title that removes the entry. */
  action?: ReactNode;
  children: ReactNode;
};

/** Renders a titled group of fields: a section of a long form, or a repeated entry. */
export function FormEntry({ title, action, children }: FormEntryProps) {
  return (
    <fieldset className={style.entry}>
      <legend className={style.title}>{title}</legend>
      {action && <div className={style.action}>{action}</div>}
      <EntryTitleContext value={title}>{children}</EntryTitleContext>
    </fieldset>
  );
}
