/** What assistive technology was told, and what the page did, since it was opened. */
type Record = { announced: string[]; opened: number };

const record: Record = { announced: [], opened: 0 };
const liveRegionSelector = '[role=status], [role=alert], [role=log], [role=alertdialog], [aria-live=polite], [aria-live=assertive]';

function recordAnnouncement(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(liveRegionSelector) ?? null;
  if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]')) return;
  const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (text !== '' && record.announced.at(-1) !== text) record.announced.push(text);
}

/** Begins to write down what live regions say. A region that comes with its text is noted too. */
export function startRecording(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      recordAnnouncement(target);
      for (const added of addedNodes)
        if (added instanceof Element) for (const region of [added, ...added.querySelectorAll(liveRegionSelector)]) recordAnnouncement(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const open = window.open.bind(window);
  window.open = (...args) => {
    record.opened += 1;
    return open(...args);
  };
}

/** All that was said until now. */
export const recordedAnnouncements = (): string[] => [...record.announced];

/** How many windows the page has opened by itself. */
export const openedWindowCount = (): number => record.opened;

/** Where the page is: its address, how many dialogs lie over it, how many windows it has opened. */
export const describeLocation = (): string =>
  `${location.href} ${document.querySelectorAll('[role=dialog], [role=alertdialog]').length} ${record.opened}`;
