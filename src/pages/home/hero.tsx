import { useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#src/components/carousel/carousel-autoplay.ts';
import { useSwipe } from '#src/components/carousel/carousel-swipe.ts';
import { Picture } from '#src/components/content/picture.tsx';
import { eyebrow } from '#src/components/layout/eyebrow.style.ts';
import { slides } from '#src/content/home.ts';
import { pictures } from '#src/content/pictures.ts';
import * as style from './hero.style.ts';
import { HeroControls } from './hero-controls.tsx';

/** How long a slide stays, in ms. */
const interval = 4000;

/**
 * The carousel at the top of the home page (WAI-ARIA APG, carousel). One slide is there for everybody at a time, the
 * others are inert; a screen reader hears of a change only when a person made it.
 */
export function Hero() {
  const region = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + slides.length) % slides.length);
  const { isPlaying, isSilent, toggle, focusHandlers } = useAutoplay(region, interval, index, () => move(1));
  const swipe = useSwipe(move);
  const restWanted = useAfterLoad();

  return (
    <section
      ref={region}
      className={style.hero}
      aria-roledescription="캐러셀"
      aria-label="학회 소개 슬라이드"
      data-playing={isSilent}
      {...focusHandlers}
    >
      <HeroControls index={index} onChoose={setIndex} playing={isPlaying} onToggle={toggle} />
      <div className={style.stage} aria-live={isSilent ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ id, picture, caption, title, description }, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
          <div
            key={id}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${number + 1} / ${slides.length}`}
            className={style.slide}
            inert={number !== index}
          >
            <div className={style.picture}>
              {(number === 0 || restWanted) && <Picture picture={pictures[picture]} isPriority={number === 0} />}
            </div>
            <div className={style.text}>
              <p className={eyebrow} lang="en">
                {caption}
              </p>
              <h2 className={style.title}>{title}</h2>
              <p className={style.description}>{description}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether the page has loaded: the first picture must not share the line with those behind it. */
function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = { id: 0 };
    const later = () => {
      timer.id = window.setTimeout(() => setLoaded(true), 500);
    };
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
    return () => {
      window.removeEventListener('load', later);
      clearTimeout(timer.id);
    };
  }, []);
  return loaded;
}
