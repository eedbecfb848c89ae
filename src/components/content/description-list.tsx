import type { ReactNode } from 'react';
import { translateAttribute } from '#src/lib/text/verbatim.ts';
import * as style from './description-list.style.ts';

type DescriptionItem = {
  name: string;
  /** The description of the name. An array has one `dd` per entry. */
  value: ReactNode | readonly string[];
  /** A control for the value, such as a copy button. */
  beside?: ReactNode;
};

type DescriptionListProps = {
  items: readonly DescriptionItem[];
  /**
   * rows: names at the left, values at the right, with lines. plainRows: the same without lines. table: a column of
   * names and a column of values. columns: the items side by side. stacked: each name above its value. headings: each
   * name as a small heading. inline: one line of text, with a colon after each name.
   */
  variant?: keyof typeof style.variants;
};

/** Renders names with their values as a description list (HTML Standard, `dl`). */
export function DescriptionList({ items, variant = 'rows' }: DescriptionListProps) {
  return (
    <dl className={`${style.names} ${style.variants[variant]}`}>
      {items.map(({ name, value, beside }) => (
        <div key={name}>
          <dt>{variant === 'inline' ? `${name}: ` : name}</dt>
          {Array.isArray(value) ? (
            value.map((entry) => (
              <dd key={entry} translate={translateAttribute(entry)}>
                {entry}
              </dd>
            ))
          ) : (
            <dd>
              <span translate={translateAttribute(value)}>{value}</span>
              {beside}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
