import { useRef } from 'react';
import { sponsors } from '../../content/sponsors';
import { useNearby } from '../../lib/use-nearby';
import { SectionHeading } from '../../ui/section-heading';
import { Mark, useSprite } from './mark';
import * as style from './sponsors.style';

/** The firms that support the society. Their marks are fetched when they come near the window. */
export function Sponsors() {
  const list = useRef<HTMLUListElement>(null);
  const sprite = useSprite(useNearby(list));
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
