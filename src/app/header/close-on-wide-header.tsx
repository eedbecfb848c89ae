import { useEffect, useRef } from 'react';
import { mark } from './close-on-wide-header.style.ts';
import { phoneOnly } from './member-entry.style.ts';

/**
 * Closes the dialog that contains it when the window or the text size leaves room for the wide header. The button that
 * opened the dialog is hidden there.
 * @param onEnd closes the dialog; must be the same function at each call
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
  return <span ref={place} aria-hidden className={`${phoneOnly} ${mark}`} />;
}
