import { useRef } from 'react';
import { Carousel } from '#src/components/carousel/carousel.tsx';
import { partners } from '#src/content/partners.ts';
import { useInView } from '#src/lib/hooks/use-in-view.ts';
import { Mark, useSprite } from './mark.tsx';
import * as style from './partners.style.ts';

/** The time from one move of the row to the next, in ms. */
const moveIntervalMs = 3000;

/** Renders the partner organisations as a carousel that loops. */
export function Partners() {
  const place = useRef<HTMLDivElement>(null);
  const sprite = useSprite(useInView(place));
  const items = partners.map(({ id, name }) => ({
    id,
    content: (
      <div className={style.mark}>
        <Mark id={id} name={name} sprite={sprite} />
      </div>
    ),
  }));
  return (
    <div ref={place}>
      <h2 className={style.heading}>협력 기관</h2>
      <Carousel label="협력 기관" items={items} intervalMs={moveIntervalMs} />
    </div>
  );
}
