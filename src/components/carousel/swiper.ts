import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { durationMs } from '#src/styles/duration-ms.ts';

/**
 * The layouts. The row has the same numbers as its style sheet, so that it does not change when Swiper starts. Faded
 * slides are on top of each other: Swiper chooses the slide, and the style sheet shows it.
 */
const layouts = {
  row: {
    spaceBetween: 16,
    slidesPerView: 2,
    breakpoints: { [breakpoint.forum + 1]: { slidesPerView: 3 }, [breakpoint.tiles + 1]: { slidesPerView: 5 } },
    speed: durationMs.slow,
  },
  fade: { slidesPerView: 'auto', virtualTranslate: true, followFinger: false, speed: 0 },
} satisfies Record<string, SwiperOptions>;

export type CarouselLayout = keyof typeof layouts;

/**
 * Starts Swiper on rendered slides that loop. A finger or a pen swipes; a mouse still selects text.
 * @param element contains an element with the class `swiper-wrapper`, which contains the slides, with the class
 *   `swiper-slide`
 * @param options override the options of the layout
 */
export function startSwiper(
  element: HTMLElement,
  layout: CarouselLayout,
  options: Pick<SwiperOptions, 'initialSlide' | 'on' | 'speed'>,
): Swiper {
  return new Swiper(element, {
    loop: true,
    // A press during a move starts the next move.
    loopPreventsSliding: false,
    simulateTouch: false,
    touchStartPreventDefault: false,
    threshold: 20,
    longSwipesRatio: 0.1,
    lazyPreload: false,
    ...layouts[layout],
    ...options,
  });
}
