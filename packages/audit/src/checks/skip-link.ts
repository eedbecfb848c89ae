import { waitForPaint } from '#e2e/support/wait.ts';
import { type InteractiveCheck, notApplicable, pageResult } from './interactive-check.ts';

/** Follows the first link of the page, which leads past the menu: the next Tab must reach the content (WCAG 2.4.1). */
export const followedSkipLinkCheck: InteractiveCheck = {
  checks: [
    { id: 'skip-link-followed', title: '본문 바로가기를 누르면 다음 초점이 본문에 있다', criteria: ['2.4.1', '2.4.3'] },
  ],
  async run({ page }) {
    const href = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('body a[href]');
      const address = link?.getAttribute('href') ?? '';
      if (!/^#./.test(address)) return null;
      link?.focus();
      return address;
    });
    if (href === null) return { 'skip-link-followed': notApplicable };
    await page.keyboard.press('Enter');
    await waitForPaint(page);
    await page.keyboard.press('Tab');
    await waitForPaint(page);
    const place = await page.evaluate((address) => {
      const target = document.getElementById(decodeURIComponent(address.slice(1)));
      const { activeElement } = document;
      if (!target || !activeElement || activeElement === document.body || target.contains(activeElement)) return 'in';
      const position = target.compareDocumentPosition(activeElement);
      if (position & Node.DOCUMENT_POSITION_PRECEDING) return 'before';
      const hasStops = audit.findExposed('a[href], button, input, select, textarea', target).length > 0;
      return hasStops ? 'after' : 'in';
    }, href);
    const problems = {
      in: [],
      before: ['본문 바로가기를 눌러도 초점이 본문 앞에 남는다'],
      after: ['본문 바로가기를 누르면 초점이 본문을 지나쳐 버린다'],
    } as const;
    return { 'skip-link-followed': pageResult(...problems[place]) };
  },
};
