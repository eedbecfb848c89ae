import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { closeModal, modalStore } from '#src/components/overlays/modal-store.ts';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import { sectionOf } from '#src/navigation/section-of.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';

/**
 * What follows each change of route or sub-screen, and a link to the screen that is shown already: the page is at its
 * top, the main heading has focus, and the new title is announced (WCAG 2.4.3, 4.1.3). An address with an anchor leads
 * to that place instead. The modal closes, as it belongs to the screen that was left, unless a redirect to this screen
 * opened it. The first screen is left as the browser gives it.
 * @returns the text for the page's status region
 */
export function useRouteAnnouncer(): string {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const { menu, step } = subScreenOf(location, sectionOf(pathname)?.mainPath ?? '');
  const screen = [pathname, menu, step].join('|');
  const address = pathname + search;
  const byHistory = useNavigationType() === 'POP';
  const shown = useRef({ screen, address, key });
  /** The number of the modal that was open when the screen changed last. */
  const redirected = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the new screen's own effects, one of which may open a modal.
  useLayoutEffect(() => {
    if (shown.current.screen === screen) return;
    const { number, outlivesRedirect = false } = modalStore.get() ?? {};
    const isOfThisRedirect = outlivesRedirect && !byHistory && redirected.current !== number;
    redirected.current = number;
    if (!isOfThisRedirect) closeModal();
  }, [byHistory, screen]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { screen, address, key };
    const again = before.address === address && before.key !== key;
    if (before.screen === screen && !again) return;
    // The title of the new screen stands once this round of effects is over.
    const announce = () => queueMicrotask(() => setAnnouncement(`${document.title} 화면입니다.`));
    if (scrollToAnchor(hash)) {
      if (before.screen !== screen) announce();
      return;
    }
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    announce();
  }, [screen, address, key, hash]);

  return announcement;
}
