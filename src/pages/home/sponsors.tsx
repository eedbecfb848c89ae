import { useRef } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { sponsors } from '#src/content/sponsors.ts';
import { useInView } from '#src/lib/hooks/use-in-view.ts';
import { Mark, useSprite } from './mark.tsx';
import * as style from './partners.style.ts';

/** Renders the sponsors. Their logos load when they come into view. */
export function Sponsors() {
  const list = useRef<HTMLUListElement>(null);
  const sprite = useSprite(useInView(list));
  return (
    <section aria-label="특별후원사">
      <SectionHeading title="특별후원사" />
      <ul ref={list} className={style.grid}>
        {sponsors.map(({ id, name }) => (
          <li key={id} className={style.cell}>
            <Mark id={id} name={name} sprite={sprite} />
          </li>
        ))}
      </ul>
    </section>
  );
}
