import { createContext, type ReactNode } from 'react';
import * as style from './form-entry.style.ts';

/** The title of the entry that a field stands in; null outside of entries. */
export const EntryTitleContext = createContext<string | null>(null);

type FormEntryProps = {
  /** What the entry is called: '학력정보 02'. The summary of errors calls it so, too. */
  title: string;
  /** What stands beside the title: a control that removes the entry. */
  action?: ReactNode;
  children: ReactNode;
};

/** Some fields of a form under a title of their own: a part of a long form, or one of several entries. */
export function FormEntry({ title, action, children }: FormEntryProps) {
  return (
    <fieldset className={style.entry}>
      <legend className={style.title}>{title}</legend>
      {action && <div className={style.action}>{action}</div>}
      <EntryTitleContext value={title}>{children}</EntryTitleContext>
    </fieldset>
  );
}
