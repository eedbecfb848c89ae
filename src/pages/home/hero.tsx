import { useRef } from 'react';
import { useAutoplay } from '#src/components/carousel/use-autoplay.ts';
import { useSwiper } from '#src/components/carousel/use-swiper.ts';
import { Picture } from '#src/components/content/picture.tsx';
import * as base from '#src/components/layout/hero.style.ts';
import { slides } from '#src/content/home.ts';
import { pictures } from '#src/content/pictures.ts';
import { useAfterLoad } from '#src/lib/hooks/use-after-load.ts';
import * as style from './hero.style.ts';
import { HeroControls } from './hero-controls.tsx';

/** How long a slide stays, in ms. */
const slideIntervalMs = 4000;

/**
 * Renders the carousel at the top of the home page (WAI-ARIA APG, carousel). One slide is exposed at a time, the others
 * are inert. A slide change is announced only if the visitor caused it. The first slide does not need Swiper, and the
 * bullets change the slide without it.
 */
export function Hero() {
  const region = useRef<HTMLElement>(null);
  const swiperState = useSwiper(region, 'fade');
  const { isPlaying, isSilent, toggle, focusHandlers } = useAutoplay(region, swiperState, slideIntervalMs);
  const { index, showSlide, pointerHandlers } = swiperState;
  // Further pictures wait, so that they do not delay the first picture.
  const loadsAllPictures = useAfterLoad();

  return (
    <section
      ref={region}
      className={`${base.hero} ${style.hero}`}
      aria-roledescription="캐러셀"
      aria-label="학회 소개 슬라이드"
      {...focusHandlers}
      {...pointerHandlers}
    >
      <HeroControls index={index} onChoose={showSlide} isPlaying={isPlaying} onToggle={toggle} />
      <div className={`swiper-wrapper ${style.stage}`} aria-live={isSilent ? 'off' : 'polite'}>
        {slides.map(({ id, picture, caption, title, description }, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields
          <div
            key={id}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${number + 1} / ${slides.length}`}
            className={`swiper-slide ${style.slide}`}
            inert={number !== index}
          >
            <div className={`${base.picture} ${style.picture}`}>
              {(number === 0 || loadsAllPictures) && <Picture picture={pictures[picture]} isPriority={number === 0} />}
            </div>
            <div className={style.text}>
              <p className={base.eyebrow} lang="en">
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
