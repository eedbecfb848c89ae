const noticeOf = () => document.getElementById('start-failed');

/** The messages, in their order in index.html. */
const messages = ['scriptsFailed', 'screenFailed', 'retryFailed', 'scriptsMissing', 'newVersion'] as const;

/**
 * Shows the hidden notice of index.html, and announces its message (WCAG 4.1.3). Its link loads the page again.
 * @param message what failed: all scripts, the code of the screen, the retry, or the start within the time limit; or that
 *   a newer version of the site is live
 * @param onRetry called in place of loading the page
 */
export function showStartNotice(message: (typeof messages)[number], onRetry?: () => void): void {
  const notice = noticeOf();
  for (const [index, element] of [...(notice?.querySelectorAll('p') ?? [])].entries())
    element.hidden = messages[index] !== message;
  const link = notice?.querySelector('a');
  if (link) {
    link.href = location.href.replace(location.hash, '');
    link.onclick = (event) => {
      // A press with a modifier key opens the page in another tab or window, or saves it.
      if (!onRetry || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onRetry();
    };
  }
  notice?.setAttribute('role', 'alert');
  notice?.removeAttribute('hidden');
}

/** Marks that the site has started: the first scripts have arrived and run. */
export function markStarted(): void {
  document.documentElement.dataset.started = '';
  hideStartNotice();
}

/** Returns whether the site has started. */
export const hasStarted = (): boolean => document.documentElement.dataset.started !== undefined;

/** Hides the notice. If its link had the focus, the main heading gets it (WCAG 2.4.3). */
export function hideStartNotice(): void {
  const notice = noticeOf();
  const hadFocus = notice?.contains(document.activeElement);
  notice?.setAttribute('hidden', '');
  if (hadFocus) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
