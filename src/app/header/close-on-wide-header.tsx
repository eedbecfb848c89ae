import { useEffect, useRef } from 'react';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { mark } from './close-on-wide-header.style.ts';
import { phoneOnly } from './member-entry.style.ts';

/**
 * Stands in a layer that the phone's header opens, and closes it when the window or the text size leaves room for the
 * wide header: the button that opened it is gone then, so the focus goes to the main heading (WCAG 2.4.3).
 * @param onEnd closes the layer; the same function at each call
 */
export function CloseOnWideHeader({ onEnd }: { onEnd: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!element.checkVisibility()) onEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onEnd]);
  useEffect(() => () => void requestAnimationFrame(focusMainHeadingIfLost), []);
  return <span ref={place} aria-hidden className={`${phoneOnly} ${mark}`} />;
}
