/** The parts of a page that are hydrated one after the other: the screen is the main element, the frame all around it. */
type PagePart = 'frame' | 'screen';

const eventType = 'part-hydrated';

const hydratedParts: unknown[] = [];

/** Reports to the inline script of the page that React handles the presses on a part. */
export function reportHydrated(part: PagePart): void {
  window.dispatchEvent(new CustomEvent(eventType, { detail: part }));
}

/**
 * Receives the reports of hydrated parts for `isHydrated`, and calls a function after each. Only for the inline script: it and the
 * site are separate bundles, each with its own copy of this module, and only an event reaches both.
 */
export function receiveReports(listener: () => void): void {
  addEventListener(eventType, (event) => {
    if (event instanceof CustomEvent) hydratedParts.push(event.detail);
    listener();
  });
}

const partOf = (element: Element): PagePart => (element.closest('main') ? 'screen' : 'frame');

/** Checks whether React handles the presses on an element. Only for the inline script, after `receiveReports`. */
export const isHydrated = (element: Element): boolean =>
  hydratedParts.indexOf(partOf(element)) >= 0 || !document.querySelector('#root[data-address]');
