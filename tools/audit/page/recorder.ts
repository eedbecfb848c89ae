/** Announcements of live regions, and the number of windows that scripts have opened, since the page was opened. */
type PageRecord = { announced: string[]; opened: number };

const record: PageRecord = { announced: [], opened: 0 };
const liveRegionSelector =
  '[role=status], [role=alert], [role=log], [role=alertdialog], [aria-live=polite], [aria-live=assertive]';

function recordAnnouncement(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(liveRegionSelector) ?? null;
  if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]')) return;
  const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (text !== '' && record.announced.at(-1) !== text) record.announced.push(text);
}

/** Starts to record announcements, also of live regions that are added together with their text. */
export function startRecording(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      recordAnnouncement(target);
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const region of [added, ...added.querySelectorAll(liveRegionSelector)]) recordAnnouncement(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const open = window.open.bind(window);
  window.open = (...args) => {
    record.opened += 1;
    return open(...args);
  };
}

/** Returns all announcements since the page was opened. */
export const recordedAnnouncements = (): string[] => [...record.announced];

/** Returns the number of windows that scripts of the page have opened. */
export const openedWindowCount = (): number => record.opened;

/** Returns URL, number of open dialogs and number of opened windows as one text, which changes with any of them. */
export const describeLocation = (): string =>
  `${location.href} ${document.querySelectorAll('[role=dialog], [role=alertdialog]').length} ${record.opened}`;
