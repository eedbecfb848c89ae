import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { closeModal, modalStore } from '#src/components/overlays/modal-store.ts';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import { readLocation } from '#src/navigation/screen-location.ts';

/**
 * Handles each change of route or sub-screen, and each link to the current screen: scrolls to the top, focuses the main
 * heading and announces the new title (WCAG 2.4.3, 4.1.3). A URL with an anchor scrolls to the anchor instead. The modal
 * of the previous screen closes, unless a redirect to the new screen opened it. The first screen stays as the browser
 * loads it.
 * @returns the text for the live region
 */
export function useRouteAnnouncer(): string {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const screen = `${pathname}|${readLocation(location).screen}`;
  const url = pathname + search;
  const isHistoryNavigation = useNavigationType() === 'POP';
  const previous = useRef({ screen, url, key });
  /** The number of the modal that was open at the previous change of the screen. */
  const previousModal = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // A layout effect runs before the effects of the new screen, which may open a modal.
  useLayoutEffect(() => {
    if (previous.current.screen === screen) return;
    const { number, outlivesRedirect = false } = modalStore.get() ?? {};
    const belongsToRedirect = outlivesRedirect && !isHistoryNavigation && previousModal.current !== number;
    previousModal.current = number;
    if (!belongsToRedirect) closeModal();
  }, [isHistoryNavigation, screen]);

  useEffect(() => {
    const before = previous.current;
    previous.current = { screen, url, key };
    const isSameUrl = before.url === url && before.key !== key;
    if (before.screen === screen && !isSameUrl) return;
    // The new screen sets the document title in this round of effects.
    const announceTitle = () => queueMicrotask(() => setAnnouncement(`${document.title} 화면입니다.`));
    if (scrollToAnchor(hash)) {
      if (before.screen !== screen) announceTitle();
      return;
    }
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    announceTitle();
  }, [screen, url, key, hash]);

  return announcement;
}
