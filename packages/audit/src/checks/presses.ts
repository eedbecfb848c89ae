/** Checks that press buttons and links, and look at what follows. */

import type { Result } from '#audit/model.ts';
import { waitUntilStable } from '#audit/run/reach.ts';
import { closeDialog, type InteractiveCheck, notApplicable, pageResult } from './interactive-check.ts';

/**
 * Checks that no script keeps Enter or Space from a button (WCAG 2.1.1). The keys are released elsewhere, so nothing is
 * activated. A button reacts if the event is left to the browser, or if something changes, such as its pressed state.
 */
export const swallowedKeyCheck: InteractiveCheck = {
  checks: [{ id: 'key-activation', title: '버튼을 Enter와 Space로 누를 수 있다', criteria: ['2.1.1'] }],
  run: async ({ page }) => ({
    'key-activation': await page.evaluate(async (): Promise<Result> => {
      const buttons = audit
        .findExposed('button:not(:disabled, [aria-disabled=true])', audit.topDialog() ?? document)
        .filter(({ tabIndex }) => tabIndex >= 0);
      const problems: Result['problems'] = [];
      for (const button of buttons)
        for (const [key, code] of [
          ['Enter', 'Enter'],
          [' ', 'Space'],
        ] as const) {
          let changes = 0;
          const observer = new MutationObserver(({ length }) => {
            changes += length;
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          const init = { key, code, bubbles: true, cancelable: true, composed: true };
          const isLeftToBrowser = button.dispatchEvent(new KeyboardEvent('keydown', init));
          await new Promise((done) => setTimeout(done));
          observer.disconnect();
          document.body.dispatchEvent(new KeyboardEvent('keyup', init));
          await new Promise((done) => setTimeout(done));
          if (!isLeftToBrowser && changes === 0) problems.push(audit.problemAt(button, `${code} 키를 삼킨다`));
        }
      return { examined: buttons.length, problems };
    }),
  }),
};

/** Checks that no script opens a window at a link that does not say so (WCAG 3.2.2; KWCAG 2.2, 7.2.1). No link is followed. */
export const scriptWindowCheck: InteractiveCheck = {
  checks: [{ id: 'script-window', title: '알리지 않고 새 창을 여는 링크가 없다', criteria: ['3.2.2', 'K7.2.1'] }],
  async run({ page, tools }) {
    const result = await page.evaluate((): Result => {
      const links = audit.findExposed('a[href]:not([target=_blank])');
      const { open } = window;
      const prevent = (event: Event): void => event.preventDefault();
      let isOpened = false;
      window.open = () => {
        isOpened = true;
        return null;
      };
      addEventListener('click', prevent, true);
      const opening = links.filter((link) => {
        isOpened = false;
        // The site's router does not follow a click that is prevented, or made with a modifier key.
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, detail: 1 }));
        return isOpened && !/새\s?(창|탭)|팝업/.test(`${audit.accessibleName(link)} ${link.title}`);
      });
      removeEventListener('click', prevent, true);
      window.open = open;
      return {
        examined: links.length,
        problems: opening.map((link) => audit.problemAt(link, '알리지 않고 새 창을 연다')),
      };
    });
    await closeDialog(page, tools.timeoutMs);
    return { 'script-window': result };
  },
};

/** Checks that a button that shows a password says whether it is shown (WCAG 4.1.2). The password is hidden again. */
export const shownPasswordCheck: InteractiveCheck = {
  checks: [{ id: 'password-shown', title: '비밀번호를 보이는 버튼이 보이는지를 말한다', criteria: ['4.1.2'] }],
  run: async ({ page }) => ({
    'password-shown': await page.evaluate(async (): Promise<Result> => {
      const press = async (button: HTMLElement): Promise<string> => {
        button.click();
        await new Promise((done) => setTimeout(done, 100));
        return `${audit.accessibleName(button)} ${button.ariaPressed} ${button.ariaChecked}`;
      };
      const pairs = audit.findExposed('input[type=password]:not(:disabled)').flatMap((field) => {
        const holder = field.closest(':has(button)');
        const button = holder?.querySelector<HTMLElement>('button:not([type=submit], :disabled)');
        return button && holder?.querySelectorAll('input').length === 1 ? [{ field, button }] : [];
      });
      const problems: Result['problems'] = [];
      for (const { field, button } of pairs) {
        const shown = await press(button);
        if (field.getAttribute('type') === 'password') continue;
        const hidden = await press(button);
        if (shown === hidden) problems.push(audit.problemAt(button, '비밀번호가 보이는지를 말하지 않는다'));
      }
      return { examined: pairs.length, problems };
    }),
  }),
};

/** Checks that the focus stays on the page when a chosen file is removed (WCAG 2.4.3). */
export const removedFileCheck: InteractiveCheck = {
  checks: [{ id: 'file-removed', title: '고른 파일을 지운 뒤 초점이 사라지지 않는다', criteria: ['2.4.3'] }],
  async run({ page, tools }) {
    const remove = page
      .locator('form:has(input[type=file])')
      .getByRole('button', { name: /(삭제|제거)$/ })
      .filter({ visible: true })
      .first();
    if ((await remove.count()) === 0) return { 'file-removed': notApplicable };
    await remove.focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
    await waitUntilStable(page, tools.timeoutMs);
    const isLost = await page.evaluate(() => audit.isFocusLost());
    return { 'file-removed': isLost ? pageResult('파일을 지우자 초점이 사라졌다') : pageResult() };
  },
};
