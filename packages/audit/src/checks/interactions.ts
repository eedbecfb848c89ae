/** Short checks that use the page by keyboard and pointer. */

import type { OpenedState } from '#audit/run/reach.ts';
import { waitUntilStable } from '#audit/run/reach.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import { type InteractiveCheck, notApplicable, pageResult, runOnPage } from './interactive-check.ts';

/** Checks that passwords and verification codes can be pasted (WCAG 3.3.8). */
export const pasteCheck: InteractiveCheck = {
  checks: [{ id: 'paste', title: '비밀번호와 인증번호에 붙여넣을 수 있다', criteria: ['3.3.8'] }],
  run: async ({ page }) => ({
    paste: await page.evaluate(() => {
      const fields = audit.findExposed(
        'input:is([type=password], [autocomplete=one-time-code], [autocomplete=username]):not(:disabled, [readonly])',
      );
      const refuses = (field: HTMLElement): boolean => {
        const [init, clipboardData] = [{ bubbles: true, cancelable: true }, new DataTransfer()];
        clipboardData.setData('text/plain', 'x');
        return ![
          new ClipboardEvent('paste', { ...init, clipboardData }),
          new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', data: 'x' }),
          new KeyboardEvent('keydown', { ...init, key: 'v', code: 'KeyV', ctrlKey: true }),
        ].every((event) => field.dispatchEvent(event));
      };
      const problems = [
        ...fields.filter(refuses).map((field) => audit.problemAt(field, '붙여넣기를 막는다')),
        ...fields
          .filter((field) => field.matches('[type=password][autocomplete=off]'))
          .map((field) => audit.problemAt(field, '비밀번호 관리자를 막는다')),
      ];
      return { examined: fields.length, problems };
    }),
  }),
};

/** Checks that single letters and digits do nothing while no field has the focus (WCAG 2.1.4). */
export const shortcutCheck: InteractiveCheck = {
  checks: [{ id: 'shortcuts', title: '글쇠 하나로 된 단축키가 없다', criteria: ['2.1.4'] }],
  async run({ page }) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const describePage = (): Promise<string> =>
      page.evaluate(() => `${audit.describeLocation()} ${document.activeElement?.tagName}`);
    const before = await describePage();
    const pressAll = async (): Promise<boolean> => {
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?') await page.keyboard.press(key);
      return (await describePage()) === before;
    };
    const isUnchanged = await runOnPage(page, pressAll, false);
    return { shortcuts: isUnchanged ? pageResult() : pageResult('글쇠 하나를 누르자 화면이나 초점이 바뀌었다') };
  },
};

/** Checks that pressing a control does nothing until the pointer is released on it (WCAG 2.5.2). */
export const pointerCancelCheck: InteractiveCheck = {
  checks: [{ id: 'pointer-cancel', title: '누른 것을 떼기 전에 취소할 수 있다', criteria: ['2.5.2'] }],
  run: async ({ page }) => ({ 'pointer-cancel': await page.evaluate(() => audit.findDownActions()) }),
};

/** Follows the first link of the page, which leads past the menu: the next Tab must reach the content (WCAG 2.4.1). */
export const skipLinkCheck: InteractiveCheck = {
  checks: [
    { id: 'skip-link', title: '첫 링크로 본문에 건너뛰면 다음 초점이 본문에 있다', criteria: ['2.4.1', '2.4.3'] },
  ],
  async run({ page }) {
    const href = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('body a[href]');
      link?.focus();
      return link?.getAttribute('href') ?? '';
    });
    if (!/^#./.test(href)) return { 'skip-link': pageResult('첫 링크가 본문 바로가기가 아니다') };
    for (const key of ['Enter', 'Tab']) {
      await page.keyboard.press(key);
      await waitForPaint(page);
    }
    const isMissed = await page.evaluate((address) => {
      const target = document.getElementById(decodeURIComponent(address.slice(1)));
      const { activeElement } = document;
      if (!target) return true;
      if (!activeElement || activeElement === document.body || target.contains(activeElement)) return false;
      // Past a content without tab stops, the focus goes to what follows.
      const isBefore = (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore || audit.tabStops(target).length > 0;
    }, href);
    return { 'skip-link': isMissed ? pageResult('본문 바로가기를 눌러도 다음 초점이 본문에 있지 않다') : pageResult() };
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
    const link = page.locator('header nav a[href]').filter({ visible: true }).first();
    if ((await link.count()) === 0) return { hover: notApplicable };
    const countAfter = async (act: () => Promise<void>): Promise<number> => {
      await act();
      await waitUntilStable(page, tools.timeoutMs);
      return page.evaluate(() => audit.findExposed('header a[href]').length);
    };
    const before = await countAfter(() => page.mouse.move(1, 1));
    const over = await countAfter(() => link.hover({ timeout: 3000 }));
    const box = await link.boundingBox();
    if (over <= before || !box) return { hover: notApplicable };
    const moveOntoIt = () => page.mouse.move(box.x + box.width / 2, box.y + box.height + 24, { steps: 6 });
    if ((await countAfter(moveOntoIt)) < over) return { hover: pageResult('나타난 것 위로 마우스를 옮기면 사라진다') };
    const isOpen = (await countAfter(() => page.keyboard.press('Escape'))) >= over;
    return { hover: isOpen ? pageResult('나타난 것을 Escape로 닫을 수 없다') : pageResult() };
  },
};

/** Describes the open dialog with its text: Escape may also cancel a step and leave the dialog open with another text. */
const describeDialog = ({ page }: OpenedState): Promise<string | null> =>
  page.evaluate(() => {
    const dialog = audit.topDialog();
    return dialog && `${audit.selectorOf(dialog)} ${dialog.textContent}`;
  });

/** Checks that an open dialog closes by keyboard, and that the focus is then on a visible element. */
export const overlayCheck: InteractiveCheck = {
  checks: [
    { id: 'overlay-close', title: '열린 창을 키보드로 닫을 수 있다', criteria: ['2.1.2', '2.1.1'] },
    { id: 'overlay-focus', title: '창이 닫힌 뒤 초점이 사라지지 않는다', criteria: ['2.4.3'] },
  ],
  async run(opened) {
    const { page, tools } = opened;
    const before = await describeDialog(opened);
    if (before === null) return { 'overlay-close': notApplicable, 'overlay-focus': notApplicable };
    const isOpenAfter = async (key: string): Promise<boolean> => {
      await page.keyboard.press(key);
      await waitUntilStable(page, tools.timeoutMs);
      return (await describeDialog(opened)) === before;
    };
    if (await isOpenAfter('Escape')) {
      // A dialog that waits for an answer closes by its last button.
      await page.locator('[role=dialog], [role=alertdialog]').getByRole('button').last().focus({ timeout: 2000 });
      if (await isOpenAfter('Enter'))
        return { 'overlay-close': pageResult('Escape로도 닫는 버튼으로도 닫히지 않는다') };
    }
    const isLost = await page.evaluate(() => audit.isFocusLost());
    return {
      'overlay-close': pageResult(),
      'overlay-focus': isLost ? pageResult('창이 닫히자 초점이 사라졌다') : pageResult(),
    };
  },
};
