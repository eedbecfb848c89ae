import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
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

export type CarouselOptions = {
  layout: keyof typeof layouts;
  /** The time from one automatic move to the next, in ms. */
  intervalMs: number;
};

/**
 * Starts Swiper on rendered slides that loop. Autoplay is off until `autoplay.start()`, and no press or swipe turns it
 * off. A finger or a pen swipes; a mouse still selects text.
 * @param element contains an element with the class `swiper-wrapper`, which contains the slides, with the class
 *   `swiper-slide`
 * @param options override the layout
 */
export function startSwiper(
  element: HTMLElement,
  { layout, intervalMs }: CarouselOptions,
  options: Pick<SwiperOptions, 'initialSlide' | 'on' | 'speed'>,
): Swiper {
  return new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    // A press during a move starts the next move.
    loopPreventsSliding: false,
    // The interval includes the move, so that autoplay does not depend on the end of a transition.
    autoplay: { enabled: false, delay: intervalMs, disableOnInteraction: false, waitForTransition: false },
    simulateTouch: false,
    touchStartPreventDefault: false,
    threshold: 20,
    longSwipesRatio: 0.1,
    lazyPreload: false,
    ...layouts[layout],
    ...options,
  });
}
