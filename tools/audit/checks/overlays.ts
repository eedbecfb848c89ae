import { waitUntilStable } from '#tools/audit/run/reach.ts';
import { type InteractiveCheck, notApplicable, pageResult as onPage } from './interactive-check.ts';

/** A layer that is open closes with Escape, and the focus goes back to where something can be done. */
export const overlayCheck: InteractiveCheck = {
  checks: [
    { id: 'layer-close', title: '열린 창을 키보드로 닫을 수 있다', criteria: ['2.1.2', '2.1.1'] },
    { id: 'layer-focus', title: '창이 닫힌 뒤 초점이 사라지지 않는다', criteria: ['2.4.3'] },
  ],
  async run({ page, tools }) {
    // Another step of a layer has other words: what was under way there was called off.
    const describeOverlay = (): Promise<string | null> =>
      page.evaluate(() => {
        const dialog = audit.topDialog();
        if (dialog) return `${audit.selectorOf(dialog)} ${dialog.textContent}`;
        const list = audit.findExposed('[role=listbox]')[0];
        return list ? audit.selectorOf(list) : null;
      });
    const before = await describeOverlay();
    if (before === null) return { 'layer-close': notApplicable, 'layer-focus': notApplicable };
    await page.keyboard.press('Escape');
    await waitUntilStable(page, tools.timeoutMs);
    let after = await describeOverlay();
    const close = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').last();
    if (after === before && (await close.count()) > 0) {
      await close.focus();
      await page.keyboard.press('Enter');
      await waitUntilStable(page, tools.timeoutMs);
      after = await describeOverlay();
    }
    if (after === before) return { 'layer-close': onPage('Escape로도 마지막 버튼으로도 닫히지 않는다') };
    const lost = await page.evaluate(() => {
      const at = document.activeElement;
      return !at || at === document.body || !at.checkVisibility();
    });
    return { 'layer-close': onPage(), 'layer-focus': lost ? onPage('창이 닫히자 초점이 사라졌다') : onPage() };
  },
};

/** What comes when the pointer is over something can be dismissed, and stays while the pointer is on it. */
export const hoverContentCheck: InteractiveCheck = {
  checks: [
    {
      id: 'hover',
      title: '마우스를 올려 나타난 것을 Escape로 닫을 수 있고, 그 위로 옮겨도 남는다',
      criteria: ['1.4.13'],
    },
  ],
  async run({ page, tools }) {
    const links = page.locator('header nav a[href]').filter({ visible: true });
    if ((await links.count()) === 0) return { hover: notApplicable };
    const countHeaderLinks = (): Promise<number> => page.evaluate(() => audit.findExposed('header a[href]').length);
    const before = await countHeaderLinks();
    await links.first().hover({ timeout: 3000 });
    await waitUntilStable(page, tools.timeoutMs);
    const over = await countHeaderLinks();
    if (over <= before) return { hover: notApplicable };
    const box = await links.first().boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height + 24, { steps: 6 });
    await waitUntilStable(page, tools.timeoutMs);
    if ((await countHeaderLinks()) < over) return { hover: onPage('나타난 것 위로 마우스를 옮기면 사라진다') };
    await page.keyboard.press('Escape');
    await waitUntilStable(page, tools.timeoutMs);
    return { hover: (await countHeaderLinks()) >= over ? onPage('나타난 것을 Escape로 닫을 수 없다') : onPage() };
  },
};
