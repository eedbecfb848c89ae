import type { Browser } from '@playwright/test';

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** A page with work of each kind that a page of the site has: HTML, styles, long Korean texts, and code that runs once. */
const referencePage = `data:text/html;charset=utf-8,${encodeURIComponent(
  `<!doctype html><style>p { margin: 0 } p:nth-child(3n) { padding: 1px }</style>${Array.from(
    { length: 400 },
    (_, number) => `<p>${number} 피부 장벽의 회복과 세라마이드의 구조를 다룬 <b>글 ${number}</b>의 첫 문장입니다.</p>`,
  ).join('')}<script>${Array.from(
    { length: 2500 },
    (_, number) =>
      `function work${number}(text) { return { key: text + ${number}, of: [...text].map((part) => part + '${number}') }; } work${number}('abc');`,
  ).join('')}</script>`,
)}`;

/**
 * Returns the CPU time of a reference page, in ms. A slow or busy machine needs more for it, and in the same ratio for the pages
 * of the site.
 */
export const referenceWork = async (browser: Browser): Promise<number> =>
  (await mainThreadTasks(browser, referencePage)).reduce((sum, ms) => sum + ms, 0);

/**
 * Opens a page in a new context, and returns the CPU time of each task of its main thread, in ms, until the page rests. CPU time
 * does not grow while other processes have the processor (Trace Event Format, `tdur`).
 * @param browser Chromium
 * @param url the URL of the page
 */
export async function mainThreadTasks(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    await page.goto(url);
    await page.locator('#root[data-address]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
    const tasks = new Map<string, number[]>();
    for (const event of traceEvents)
      if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') tasks.set(threadOf(event), []);
    for (const event of traceEvents)
      if (event.name === 'RunTask') tasks.get(threadOf(event))?.push((event.tdur ?? 0) / 1000);
    // The browser may keep a spare renderer, which does nothing.
    const sum = (times: number[]) => times.reduce((total, ms) => total + ms, 0);
    return [...tasks.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
  } finally {
    await context.close();
  }
}
