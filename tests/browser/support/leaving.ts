import { onTestFinished, vi } from 'vitest';

/** The event of the Navigation API, which the DOM types of TypeScript lack (HTML Standard, section 7.2.6.10). */
type NavigateEvent = Event & { destination: { url: string; sameDocument: boolean } };

/**
 * Prevents navigations to another document until the test ends.
 * @returns the URLs to which the site has navigated, the newest last
 */
export function recordDepartures(): string[] {
  const urls: string[] = [];
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API.');
  const prevent = (event: Event) => {
    const { destination } = event as NavigateEvent;
    if (destination.sameDocument) return;
    event.preventDefault();
    urls.push(destination.url);
  };
  navigation.addEventListener('navigate', prevent);
  onTestFinished(() => navigation.removeEventListener('navigate', prevent));
  return urls;
}

/**
 * Prevents downloads until the test ends.
 * @returns the names of the files that the site has saved, the newest last
 */
export function recordDownloads(): string[] {
  const names: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download);
    else click.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return names;
}
