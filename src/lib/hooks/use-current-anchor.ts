import { useEffect, useState } from 'react';

/** The tolerance of scroll positions, in px, because browsers scroll by whole pixels. */
const tolerance = 4;

/** Returns the position of an element after a link has scrolled to it, in px from the top of the window. */
function readingLine(element: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return padding + margin + tolerance;
}

function findCurrentAnchor(ids: readonly string[]): string | undefined {
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  const [first] = elements;
  if (!first) return undefined;
  const { scrollHeight, clientHeight } = document.documentElement;
  // The last element may be too short to reach the reading line.
  const atEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - tolerance;
  if (atEnd) return elements.at(-1)?.id;
  const line = readingLine(first);
  return (elements.findLast((element) => element.getBoundingClientRect().top <= line) ?? first).id;
}

/**
 * Returns the id of the element that the user reads while scrolling: the last one above the position that links scroll
 * to.
 * @param ids the ids of the elements in page order; a constant
 * @returns undefined on a server and until the first measurement
 */
export function useCurrentAnchor(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(findCurrentAnchor(ids)));
    };
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return current;
}
