import { waitUntilStable } from '#audit/run/reach.ts';
import { type InteractiveCheck, notApplicable, pageResult } from './interactive-check.ts';

/** Names of buttons that leave a dialog. */
const closingName = /닫기|취소|확인|아니|이전|하러가기|보기|close|cancel|ok/i;

/** Checks that an open dialog or list closes by keyboard, and that the focus is then on a visible element. */
export const overlayCheck: InteractiveCheck = {
  checks: [
    { id: 'overlay-close', title: '열린 창을 키보드로 닫을 수 있다', criteria: ['2.1.2', '2.1.1'] },
    { id: 'overlay-focus', title: '창이 닫힌 뒤 초점이 사라지지 않는다', criteria: ['2.4.3'] },
  ],
  async run({ page, tools }) {
    // The text is part of the description: Escape may also cancel a step and leave the dialog open with another text.
    const describeOverlay = (): Promise<string | null> =>
      page.evaluate(() => {
        const dialog = audit.topDialog();
        if (dialog) return `${audit.selectorOf(dialog)} ${dialog.textContent}`;
        const list = audit.findExposed('[role=listbox]')[0];
        return list ? audit.selectorOf(list) : null;
      });
    const before = await describeOverlay();
    if (before === null) return { 'overlay-close': notApplicable, 'overlay-focus': notApplicable };
    await page.keyboard.press('Escape');
    await waitUntilStable(page, tools.timeoutMs);
    let after = await describeOverlay();
    const close = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: closingName })
      .last();
    if (after === before && (await close.count()) > 0) {
      await close.focus();
      await page.keyboard.press('Enter');
      await waitUntilStable(page, tools.timeoutMs);
      after = await describeOverlay();
    }
    if (after === before) return { 'overlay-close': pageResult('Escape로도 닫는 버튼으로도 닫히지 않는다') };
    const isFocusLost = await page.evaluate(() => {
      const focused = document.activeElement;
      return !focused || focused === document.body || !focused.checkVisibility();
    });
    return {
      'overlay-close': pageResult(),
      'overlay-focus': isFocusLost ? pageResult('창이 닫히자 초점이 사라졌다') : pageResult(),
    };
  },
};

/** Checks that content shown on hover can be dismissed, and stays while the pointer is on it (WCAG 1.4.13). */
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
    await page.mouse.move(1, 1);
    const isOpen = await page.evaluate(() => audit.findExposed('header [id^=sub-menu] a[href]').length > 0);
    if (isOpen) {
      const open = await countHeaderLinks();
      await page.keyboard.press('Escape');
      await waitUntilStable(page, tools.timeoutMs);
      if ((await countHeaderLinks()) >= open) return { hover: pageResult('나타난 것을 Escape로 닫을 수 없다') };
    }
    const before = await countHeaderLinks();
    await links.first().hover({ timeout: 3000 });
    await waitUntilStable(page, tools.timeoutMs);
    const over = await countHeaderLinks();
    if (over <= before) return { hover: notApplicable };
    const box = await links.first().boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height + 24, { steps: 6 });
    await waitUntilStable(page, tools.timeoutMs);
    if ((await countHeaderLinks()) < over) return { hover: pageResult('나타난 것 위로 마우스를 옮기면 사라진다') };
    await page.keyboard.press('Escape');
    await waitUntilStable(page, tools.timeoutMs);
    return {
      hover: (await countHeaderLinks()) >= over ? pageResult('나타난 것을 Escape로 닫을 수 없다') : pageResult(),
    };
  },
};
