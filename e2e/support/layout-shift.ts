import type { Page } from '@playwright/test';

declare global {
  /** The layout shifts of the document without recent input (Layout Instability API). */
  var layoutShifts: { value: number; moved: string[] }[];
}

/** Starts to record the layout shifts of each document, before its scripts run. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];

    /** Describes an element that moved by its tag, class, text, and its position and height before and after. */
    const describeSource = (source: object): string => {
      const node: unknown = Reflect.get(source, 'node');
      const element = node instanceof Element ? node : node instanceof Text ? node.parentElement : null;
      const [before, after] = ['previousRect', 'currentRect'].map((name) => {
        const rect: unknown = Reflect.get(source, name);
        return rect instanceof DOMRectReadOnly ? `${Math.round(rect.top)}+${Math.round(rect.height)}` : '?';
      });
      const name = element ? `${element.localName}.${element.className}` : 'a removed element';
      const text = element?.textContent?.trim().slice(0, 20) ?? '';
      return `${name} '${text}' ${before} → ${after} px`;
    };

    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: object[] = Reflect.get(entry, 'sources') ?? [];
        globalThis.layoutShifts.push({ value: Reflect.get(entry, 'value'), moved: sources.map(describeSource) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the sum of the layout shifts since the last call, and the elements that moved, the largest shift first.
 * The browser reports a shift with the next frame.
 */
export async function takeLayoutShifts(page: Page): Promise<{ value: number; moved: string[] }> {
  const shifts = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return globalThis.layoutShifts.splice(0);
  });
  const sorted = shifts.sort((one, other) => other.value - one.value);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: sorted.flatMap(({ value, moved }) => moved.map((text) => `${value.toFixed(4)} ${text}`)),
  };
}
