import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportCountKey, tabStore } from '#src/lib/browser/stored-data.ts';
import { type Failure, failureEvent, reportFailure } from '#src/lib/reports/failure.ts';
import { startReports } from '#src/lib/reports/start-reports.ts';

const origin = 'https://society.example';
const sendBeacon = vi.fn<(address: string, text: string) => boolean>(() => true);

/** An event target that a script or a link of a page has. */
class FakeElement {
  rel = '';
  src = '';
  href = '';
}
class FakeScript extends FakeElement {}
class FakeLink extends FakeElement {}
class FakeErrorEvent extends Event {
  error: unknown = undefined;
  filename = '';
}

const sentReports = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text));
const sentDetails = () => sentReports().map(({ kind, detail }) => `${kind} ${detail}`);

const dispatchWith = (event: Event, properties: object = {}) => {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
};
const throwUncaught = (error: unknown) => dispatchWith(new FakeErrorEvent('error'), { error });
const reject = (reason: unknown) => dispatchWith(new Event('unhandledrejection'), { reason });
const failImport = (payload: unknown) => dispatchWith(new Event('vite:preloadError'), { payload });
const failElement = (element: FakeElement) => dispatchWith(new Event('error'), { target: element });
const handOver = (failure: Failure) => dispatchWith(new CustomEvent(failureEvent, { detail: failure }));
const hidePage = () => dispatchWith(new Event('pagehide'));

const errorAt = (file: string, message = 'x is not a function') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n  at a (${origin}/assets/${file}:1:2)` });
const importError = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${origin}/assets/${file}`);

/** Starts the reports of a page that has been loaded. */
function loadPage({ prerendering = false, onLine = true, version = null as string | null } = {}): void {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL(`${origin}/information/notice/7?q=hong`));
  vi.stubGlobal('document', { prerendering, querySelector: () => (version === null ? null : { content: version }) });
  vi.stubGlobal('navigator', { onLine, sendBeacon });
  vi.stubGlobal('HTMLScriptElement', FakeScript);
  vi.stubGlobal('HTMLLinkElement', FakeLink);
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  startReports('/reports', (pathname) => pathname.replace('7', ':id'));
}

beforeEach(() => loadPage());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  sendBeacon.mockReset();
  tabStore.remove(reportCountKey);
});

describe('a report', () => {
  test('has version, route pattern, kind, detail and count, and is sent as text', () => {
    loadPage({ version: '1.4.0' });
    throwUncaught(errorAt('site-Dnm5W43.js'));
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
      '/reports',
      '{"version":"1.4.0","route":"/information/notice/:id","kind":"error","detail":"TypeError: _ is not a function @ site-Dnm5W43.js:1:2","count":1}',
    );
  });

  test('has null for a version that the page does not name', () => {
    throwUncaught(errorAt('a.js'));
    expect(sentReports()).toMatchObject([{ version: null }]);
  });
});

describe('a report is sent for', () => {
  test('an unhandled rejection', () => {
    reject(errorAt('a.js'));
    expect(sentDetails()).toEqual(['error TypeError: _ is not a function @ a.js:1:2']);
  });

  test('a script or style sheet that fails to load, with its file name only', () => {
    failElement(Object.assign(new FakeScript(), { src: `${origin}/assets/index-1234567.js?x=1` }));
    failElement(Object.assign(new FakeLink(), { rel: 'stylesheet', href: `${origin}/assets/index-123456.css` }));
    failElement(Object.assign(new FakeLink(), { rel: 'modulepreload', href: `${origin}/assets/site-1234567.js` }));
    expect(sentDetails()).toEqual(['load index-1234567.js', 'load index-123456.css', 'load site-1234567.js']);
  });

  test('lazy-loaded code that fails to load, once, although a boundary hands over the same error', () => {
    const error = importError('phone-menu-1234567.js');
    failImport(error);
    handOver({ kind: 'error', error });
    reject(error);
    hidePage();
    expect(sentDetails()).toEqual(['load phone-menu-1234567.js']);
  });

  test('lazy-loaded code that throws an error when it is evaluated', () => {
    failImport(errorAt('a.js'));
    expect(sentDetails()).toEqual(['error TypeError: _ is not a function @ a.js:1:2']);
  });

  test('what the site hands over', () => {
    vi.stubEnv('VITE_REPORT_ADDRESS', '/reports');
    reportFailure({ kind: 'contract', operation: '/v1/front/getInfo', pointer: '/data/notice/12/pk' });
    reportFailure({ kind: 'contract', operation: '/v1/front/login', status: 502 });
    reportFailure({ kind: 'payment', detail: 'unknown' });
    reportFailure({ kind: 'error', error: errorAt('a.js') });
    expect(sentDetails()).toEqual([
      'contract /v1/front/getInfo /data/notice/*/pk',
      'contract /v1/front/login status 502',
      'payment unknown',
      'error TypeError: _ is not a function @ a.js:1:2',
    ]);
  });
});

describe('no report is sent for', () => {
  test('what the site would hand over without a configured address', () => {
    vi.stubEnv('VITE_REPORT_ADDRESS', '');
    reportFailure({ kind: 'payment', detail: 'unknown' });
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('a picture, a font, or a script of another origin that fails to load', () => {
    failElement(new FakeElement());
    failElement(Object.assign(new FakeLink(), { rel: 'preload', href: `${origin}/assets/font-123456.woff2` }));
    failElement(Object.assign(new FakeScript(), { src: 'chrome-extension://abc/assets/inject.js' }));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('an error of a browser extension, or of a script of another origin without an error', () => {
    throwUncaught(Object.assign(new Error('x'), { stack: 'Error: x\n  at a (moz-extension://abc/a.js:1:2)' }));
    throwUncaught(null);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('a failed load without a network', () => {
    loadPage({ onLine: false });
    failImport(importError('a.js'));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('a page that the browser renders in advance', () => {
    loadPage({ prerendering: true });
    throwUncaught(errorAt('a.js'));
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

describe('the number of reports', () => {
  test('is one for a repeated failure, and a second report counts the repetitions when the page is hidden', () => {
    for (let number = 0; number < 5; number += 1) throwUncaught(errorAt('a.js'));
    expect(sentReports()).toMatchObject([{ count: 1 }]);
    hidePage();
    expect(sentReports()).toMatchObject([{ count: 1 }, { count: 4 }]);
    hidePage();
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  test('is at most ten for a page, with the reports of repetitions', () => {
    for (let round = 0; round < 2; round += 1)
      for (let number = 0; number < 50; number += 1) throwUncaught(errorAt(`a${number}.js`));
    hidePage();
    expect(sendBeacon).toHaveBeenCalledTimes(10);
  });

  test('is at most thirty for a tab with several pages', () => {
    for (let page = 0; page < 5; page += 1) {
      loadPage();
      for (let number = 0; number < 10; number += 1) throwUncaught(errorAt(`a${number}.js`));
    }
    expect(sendBeacon).toHaveBeenCalledTimes(30);
  });

  test('is at most ten for a page although the storage of the tab throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    for (let number = 0; number < 50; number += 1) throwUncaught(errorAt(`a${number}.js`));
    expect(sendBeacon).toHaveBeenCalledTimes(10);
  });
});

test('an error of the reporter itself does not reach the page', () => {
  sendBeacon.mockImplementation(() => {
    throw new TypeError('invalid URL');
  });
  expect(() => throwUncaught(errorAt('a.js'))).not.toThrow();
  expect(() => throwUncaught(Object.assign(new Error('x'), { stack: Symbol('x'), name: null }))).not.toThrow();
});
