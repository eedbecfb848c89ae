import { useEffect, useEffectEvent, useRef } from 'react';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { mark } from './close-on-wide-header.style.ts';
import { phoneOnly } from './member-entry.style.ts';

/**
 * Closes an overlay of the phone header when the window or a smaller text size leaves room for the wide header. The button
 * that opened the overlay is then hidden, so the main heading gets the focus (WCAG 2.4.3). Render it in the overlay.
 * @param onClose closes the overlay
 */
export function CloseOnWideHeader({ onClose }: { onClose: () => void }) {
  const marker = useRef<HTMLSpanElement>(null);
  const closeOverlay = useEffectEvent(onClose);
  useEffect(() => {
    const element = marker.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!element.checkVisibility()) closeOverlay();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => void requestAnimationFrame(focusMainHeadingIfLost), []);
  return <span ref={marker} aria-hidden className={`${phoneOnly} ${mark}`} />;
}
