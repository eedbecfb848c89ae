import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { stateText } from '../navigation/use-sub-screen';

/**
 * What follows each change of route or sub-screen: the page is at its top, the main heading has focus, and the new
 * title is announced (WCAG 2.4.3, 4.1.3). The first screen is left as the browser gives it.
 * @returns the text for the page's status region
 */
export function useArrival(): string {
  const { pathname, search, state } = useLocation();
  const query = new URLSearchParams(search);
  const menu = stateText(state, 'menu') ?? query.get('menu');
  const step = stateText(state, 'step') ?? query.get('step');
  const screen = [pathname, menu, step].join('|');
  const shown = useRef(screen);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    setAnnouncement(`${document.title} 화면입니다.`);
  }, [screen]);

  return announcement;
}
