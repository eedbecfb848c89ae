import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** The options of one carousel. Each of them is described in the types of Swiper. */
export type CarouselOptions = Pick<
  SwiperOptions,
  | 'breakpoints'
  | 'followFinger'
  | 'initialSlide'
  | 'on'
  | 'slidesPerView'
  | 'spaceBetween'
  | 'speed'
  | 'virtualTranslate'
> & {
  /** The time from one automatic move to the next, in ms. */
  intervalMs: number;
};

/**
 * Starts Swiper on rendered slides that loop. Autoplay is off until `autoplay.start()`, and no press or swipe turns it
 * off. A finger or a pen swipes; a mouse still selects text.
 * @param element contains an element with the class `swiper-wrapper`, which contains the slides, with the class
 *   `swiper-slide`
 */
export function startSwiper(element: HTMLElement, { intervalMs, ...options }: CarouselOptions): Swiper {
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
    ...options,
  });
}
