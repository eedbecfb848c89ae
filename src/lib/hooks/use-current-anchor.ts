import { useEffect, useState } from 'react';

/** How far above the line of reading a place counts as reached, in px: browsers scroll by whole pixels. */
const tolerance = 4;

/** Where a place stands when it was scrolled to, in px from the top of the window. */
function readingLine(place: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  return padding + margin + tolerance;
}

function findCurrentAnchor(ids: readonly string[]): string | undefined {
  const places = ids.flatMap((id) => document.getElementById(id) ?? []);
  const [first] = places;
  if (!first) return undefined;
  const { scrollHeight, clientHeight } = document.documentElement;
  // The last place may be too short to ever reach the line.
  const atEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - tolerance;
  if (atEnd) return places.at(-1)?.id;
  const line = readingLine(first);
  return (places.findLast((place) => place.getBoundingClientRect().top <= line) ?? first).id;
}

/**
 * Which of the places of a page one is at while scrolling: the last that has passed the line that links scroll to.
 * @param ids of the places, in the order of the page
 * @returns the id; undefined until the page is in a browser
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
