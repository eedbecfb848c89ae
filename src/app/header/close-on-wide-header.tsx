import { useEffect, useEffectEvent, useRef } from 'react';
import { mark } from './close-on-wide-header.style.ts';
import { phoneOnly } from './member-entry.style.ts';

/**
 * Closes the dialog that contains it when the window or the text size leaves room for the wide header. The button that
 * opened the dialog is hidden there.
 * @param onClose closes the dialog
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
  return <span ref={marker} aria-hidden className={`${phoneOnly} ${mark}`} />;
}
