import { useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#src/components/carousel/carousel-autoplay.ts';
import { useSwipe } from '#src/components/carousel/carousel-swipe.ts';
import { Picture } from '#src/components/content/picture.tsx';
import { dropCaption } from '#src/components/layout/drop-caption.style.ts';
import { slides } from '#src/content/home.ts';
import { pictures } from '#src/content/pictures.ts';
import * as style from './hero.style.ts';
import { HeroControls } from './hero-controls.tsx';

/** How long a slide stays, in ms. */
const slideIntervalMs = 4000;

/**
 * Renders the carousel at the top of the home page (WAI-ARIA APG, carousel). One slide is exposed at a time, the others
 * are inert. A slide change is announced only if the visitor caused it.
 */
export function Hero() {
  const region = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const moveSlide = (by: number) => setIndex((current) => (current + by + slides.length) % slides.length);
  const { playing, silent, toggle, holders } = useAutoplay(region, slideIntervalMs, index, () => moveSlide(1));
  const swipe = useSwipe(moveSlide);
  const loadsAllSlides = useAfterLoad();

  return (
    <section
      ref={region}
      className={style.hero}
      aria-roledescription="캐러셀"
      aria-label="학회 소개 슬라이드"
      data-playing={silent}
      {...holders}
    >
      <HeroControls index={index} onChoose={setIndex} playing={playing} onToggle={toggle} />
      <div className={style.stage} aria-live={silent ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ id, picture, caption, title, description }, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields
          <div
            key={id}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${number + 1} / ${slides.length}`}
            className={style.slide}
            inert={number !== index}
          >
            <div className={style.picture}>
              {(number === 0 || loadsAllSlides) && <Picture picture={pictures[picture]} first={number === 0} />}
            </div>
            <div className={style.text}>
              <p className={dropCaption} lang="en">
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

/** Whether the page has loaded. Further pictures wait for it, so that they do not delay the first picture. */
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
