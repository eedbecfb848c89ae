import { isFetchFailure } from '#src/lib/browser/code-request.ts';
import { changeReportedKey, reportCountKey, tabStore } from '#src/lib/browser/stored-data.ts';
import { assetName, describeError, failedAsset } from './error-detail.ts';
import { type Failure, failureEvent } from './failure.ts';

/** A report as it is sent, in JSON. */
type Report = {
  /** The version of the site (`<meta name="site-version">`); null if the page names none. */
  version: string | null;
  /** The pattern of the route, without the query. */
  route: string;
  kind: Failure['kind'] | 'load';
  detail: string;
  /** How often the failure has happened since its last report. */
  count: number;
};

/** The limits of the reports of one page load, and of one tab. A loop of failures must not flood the server. */
const maxReports = { page: 10, tab: 30 } as const;

/** Returns operation and JSON pointer, with `*` for every index: all items of a list are one report. Or the status. */
const describeViolation = (failure: Extract<Failure, { kind: 'contract' }>) =>
  'status' in failure
    ? `${failure.operation} status ${failure.status}`
    : `${failure.operation} ${failure.pointer.replace(/\/\d+(?=\/|$)/g, '/*') || '/'}`;

/** A function that does nothing when it throws: an error of the reporter must not cause a report. */
const withoutErrors =
  <Value>(action: (value: Value) => void) =>
  (value: Value) => {
    try {
      action(value);
    } catch {
      // The visitor is not concerned.
    }
  };

/**
 * Reports failures of the page: uncaught errors, scripts and style sheets that fail to load, and what `reportFailure`
 * hands over. Equal failures of a page are one report. If the failure was repeated, a second report counts the
 * repetitions when the page is hidden for good.
 *
 * A report is text, so that the browser sends no preflight request to another origin (Fetch Standard, CORS-safelisted
 * request-header). It is a beacon (Beacon, W3C), so that the browser sends it even if the page is closed.
 * @param address the URL that receives the reports
 * @param routeOf returns the pattern of the route at a path
 */
export function startReports(address: string, routeOf: (pathname: string) => string): void {
  /** The number of unreported repetitions of each report. */
  const repetitions = new Map<string, number>();
  let sentByPage = 0;

  const sendReport = (text: string, count: number) => {
    const sentByTab = Number(tabStore.get(reportCountKey)) || 0;
    if (sentByPage >= maxReports.page || sentByTab >= maxReports.tab) return;
    sentByPage += 1;
    tabStore.set(reportCountKey, String(sentByTab + 1));
    navigator.sendBeacon(address, JSON.stringify({ ...JSON.parse(text), count }));
  };

  const recordFailure = (kind: Report['kind'], detail: string | null) => {
    // A page that the browser renders in advance may never be seen (Prerendering Revamped, WICG).
    if (detail === null || Reflect.get(document, 'prerendering') === true) return;
    // Without a network, a failed load is no failure of the site.
    if (kind === 'load' && !navigator.onLine) return;
    // An extension changes every page of a visit.
    if (kind === 'changed') {
      if (tabStore.get(changeReportedKey) !== null) return;
      tabStore.set(changeReportedKey, 'true');
    }
    const version = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content ?? null;
    const route = routeOf(location.pathname);
    const text = JSON.stringify({ version, route, kind, detail } satisfies Omit<Report, 'count'>);
    const repeated = repetitions.get(text);
    if (repeated !== undefined) {
      // For one failed load there are several events: of the element, of the loader, and of the promise.
      if (kind !== 'load') repetitions.set(text, repeated + 1);
    } else if (repetitions.size < maxReports.page) {
      repetitions.set(text, 0);
      sendReport(text, 1);
    }
  };

  const recordError = (error: unknown, source?: ErrorEvent) => {
    if (isFetchFailure(error)) recordFailure('load', failedAsset(error.message));
    else recordFailure('error', describeError(error, source));
  };

  const handleError = withoutErrors((event: Event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) recordFailure('load', assetName(target.src));
    else if (target instanceof HTMLLinkElement && /^(stylesheet|modulepreload)$/.test(target.rel))
      recordFailure('load', assetName(target.href));
    // Scripts of other origins have no error here, nor do warnings such as the one of ResizeObserver.
    else if (event instanceof ErrorEvent && event.error) recordError(event.error, event);
  });
  // The error event of an element does not bubble.
  window.addEventListener('error', handleError, { capture: true });
  window.addEventListener(
    'unhandledrejection',
    withoutErrors<PromiseRejectionEvent>(({ reason }) => recordError(reason)),
  );
  // Vite's loader dispatches this event when an `import()` fails.
  window.addEventListener(
    'vite:preloadError',
    withoutErrors<VitePreloadErrorEvent>(({ payload }) => recordError(payload)),
  );
  window.addEventListener(
    failureEvent,
    withoutErrors<Event>((event) => {
      const failure: Failure | null = event instanceof CustomEvent ? event.detail : null;
      if (failure?.kind === 'error') recordError(failure.error);
      else if (failure?.kind === 'contract') recordFailure('contract', describeViolation(failure));
      else if (failure) recordFailure(failure.kind, failure.detail);
    }),
  );
  window.addEventListener(
    'pagehide',
    withoutErrors<Event>(() => {
      for (const [text, count] of repetitions) {
        if (count > 0) sendReport(text, count);
        repetitions.set(text, 0);
      }
    }),
  );
}
