import type { Result } from '#tools/audit/model.ts';
import { withState, waitUntilStable } from '#tools/audit/run/reach.ts';
import type { AuditTools } from '#tools/audit/run/tools.ts';
import type { Screen } from '#tools/audit/screens/state.ts';
import { pageResult as onPage } from './interactive-check.ts';

/** What arriving on a screen within the site is asked. */
export const routeChangeChecks = [
  { id: 'arrival-title', title: '화면을 옮기면 제목이 바뀐다', criteria: ['2.4.2'] },
  { id: 'arrival-focus', title: '화면을 옮기면 초점이 그 제목으로 간다', criteria: ['2.4.3'] },
  { id: 'arrival-announced', title: '화면을 옮기면 무엇이 나왔는지 알려 준다', criteria: ['4.1.3'] },
] as const;

/**
 * Follows the link that leads to a screen.
 * @throws NotReached when the link isn't there
 */
export async function checkRouteChange(
  tools: AuditTools,
  { id, name, linkedFrom: from, states: [first] }: Screen,
  seed?: string,
): Promise<Record<string, Result>> {
  if (!from) return {};
  const start = {
    id: `${id}-arrival`,
    name,
    path: from.path,
    journey: first?.journey ?? '둘러보기',
    ...(from.memberId ? { who: from.memberId } : {}),
    steps: from.steps ?? [],
  } as const;
  return withState(tools, start, seed ? { seed } : {}, async ({ page }) => {
    const link = page
      .getByRole('link', { name: from.link, exact: true })
      .or(page.getByRole('button', { name: from.link, exact: true }))
      .filter({ visible: true })
      .first();
    await link.waitFor({ timeout: 8000 });
    await waitUntilStable(page, tools.timeoutMs);
    const [title, said] = await page.evaluate(() => [document.title, audit.recordedAnnouncements().length] as const);
    await link.click();
    await waitUntilStable(page, tools.timeoutMs);
    const after = await page.evaluate((count) => {
      const active = document.activeElement;
      return {
        title: document.title,
        onHeading: active?.matches('main h1, main, [role=alertdialog], [role=alertdialog] *') ?? false,
        said: audit.recordedAnnouncements().slice(count),
      };
    }, said);
    return {
      'arrival-title': after.title === title ? onPage(`제목이 '${title}'인 채로 있다`) : onPage(),
      'arrival-focus': after.onHeading ? onPage() : onPage('초점이 새 화면의 제목으로 가지 않는다'),
      'arrival-announced': after.said.some((text) => text.length > 3)
        ? onPage()
        : onPage('새 화면이 나왔다고 알리지 않는다'),
    };
  });
}
