import type { ReactNode } from 'react';
import * as style from './fact-list.style.ts';

/** A name, and what it is; what stands beside it is no part of the text. */
export type Fact = { name: string; value: ReactNode; beside?: ReactNode };

/** A few facts, each with its name before it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={style.list}>
      {facts.map(({ name, value, beside }) => (
        <div key={name} className={style.row}>
          <dt className={style.name}>{name}</dt>
          <dd className={style.value}>
            <span>{value}</span>
            {beside}
          </dd>
        </div>
      ))}
    </dl>
  );
}
