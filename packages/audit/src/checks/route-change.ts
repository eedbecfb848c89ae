import type { Locator, Page } from '@playwright/test';
import type { Result } from '#audit/model.ts';
import { waitUntilStable, withState } from '#audit/run/reach.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import type { Screen } from '#audit/screens/state.ts';
import { pageResult } from './interactive-check.ts';

/** Checks of a change of the screen within the site. */
export const routeChangeChecks = [
  { id: 'route-change-title', title: '화면을 옮기면 제목이 바뀐다', criteria: ['2.4.2'] },
  { id: 'route-change-focus', title: '화면을 옮기면 초점이 그 제목으로 간다', criteria: ['2.4.3'] },
  { id: 'route-change-announced', title: '화면을 옮기면 무엇이 나왔는지 알려 준다', criteria: ['4.1.3'] },
] as const;

/** Returns the controls of a page with the name of a link, or the links whose address has a prefix. The site may have a path. */
function controlsTo(page: Page, link: string | { href: string }): Locator {
  if (typeof link !== 'string') return page.locator(`main a[href*="${link.href}"]`);
  const named = { name: link, exact: true };
  return page.getByRole('link', named).or(page.getByRole('button', named));
}

/**
 * Follows the link that leads to a screen, and checks title, focus and announcement afterwards.
 * @returns results by the ID of their check; empty for a screen without a link
 * @throws StateNotReachedError when the page with the link is not reached
 */
export async function checkRouteChange(
  tools: AuditTools,
  { id, name, linkedFrom: from, states: [first] }: Screen,
  seed?: string,
): Promise<Record<string, Result>> {
  if (!from) return {};
  const start = { ...from, id: `${id}-route-change`, name, journey: first?.journey ?? '둘러보기' } as const;
  return withState(tools, start, seed ? { seed } : {}, async ({ page }) => {
    const link = controlsTo(page, from.link).filter({ visible: true }).first();
    await link.waitFor();
    await waitUntilStable(page, tools.timeoutMs);
    const [title, countBefore] = await page.evaluate(
      () => [document.title, audit.recordedAnnouncements().length] as const,
    );
    const address = page.url();
    await link.click();
    // The address changes before the code of the screen has loaded, and the page rests meanwhile.
    await page.waitForURL((url) => url.href !== address, { timeout: tools.timeoutMs }).catch(() => undefined);
    await page
      .waitForFunction(
        ([old, count]) => document.title !== old && audit.recordedAnnouncements().length > count,
        [title, countBefore] as const,
        { timeout: tools.timeoutMs },
      )
      .catch(() => undefined);
    await waitUntilStable(page, tools.timeoutMs);
    const after = await page.evaluate((count) => {
      const active = document.activeElement;
      return {
        title: document.title,
        onHeading: active?.matches('main h1, main, [role=alertdialog], [role=alertdialog] *') ?? false,
        announcements: audit.recordedAnnouncements().slice(count),
      };
    }, countBefore);
    return {
      'route-change-title': after.title === title ? pageResult(`제목이 '${title}'인 채로 있다`) : pageResult(),
      'route-change-focus': after.onHeading ? pageResult() : pageResult('초점이 새 화면의 제목으로 가지 않는다'),
      'route-change-announced': after.announcements.some((text) => text.length > 3)
        ? pageResult()
        : pageResult('새 화면이 나왔다고 알리지 않는다'),
    };
  });
}
