import type { OpenedState } from '#audit/run/reach.ts';
import { type InteractiveCheck, pageResult } from './interactive-check.ts';
import { runOnPage } from './left-page.ts';

const describePage = ({ page }: OpenedState): Promise<string> =>
  page.evaluate(() => `${location.href} ${audit.topDialog()?.textContent ?? ''} ${audit.openedWindowCount()}`);

/** Checks that passwords and verification codes can be pasted (WCAG 3.3.8). */
export const pasteCheck: InteractiveCheck = {
  checks: [{ id: 'paste', title: '비밀번호와 인증번호에 붙여넣을 수 있다', criteria: ['3.3.8'] }],
  async run({ page }) {
    return {
      paste: await page.evaluate(() => {
        const isSecret = (element: HTMLElement): boolean =>
          element.matches('[type=password], [autocomplete=one-time-code], [autocomplete=username]') ||
          /인증번호|비밀번호|아이디/.test(audit.accessibleName(element));
        const all = audit
          .findExposed('input')
          .filter((element) => isSecret(element) && !element.matches(':disabled, [readonly]'));
        const problems = all.filter((element) => {
          const data = new DataTransfer();
          data.setData('text/plain', 'x');
          const pasted = element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
          const typed = element.dispatchEvent(
            new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: 'x', bubbles: true, cancelable: true }),
          );
          const pressed = element.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'v', code: 'KeyV', ctrlKey: true, bubbles: true, cancelable: true }),
          );
          return !pasted || !typed || !pressed;
        });
        const off = all.filter((element) => element.matches('[type=password][autocomplete=off]'));
        return {
          examined: all.length,
          problems: [
            ...problems.map((element) => audit.problemAt(element, '붙여넣기를 막는다')),
            ...off.map((element) => audit.problemAt(element, '비밀번호 관리자를 막는다')),
          ],
        };
      }),
    };
  },
};

/** Checks that single letters and digits do nothing while no field has the focus (WCAG 2.1.4). */
export const shortcutCheck: InteractiveCheck = {
  checks: [{ id: 'shortcuts', title: '글쇠 하나로 된 단축키가 없다', criteria: ['2.1.4'] }],
  async run(opened) {
    const { page } = opened;
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    const before = await describePage(opened);
    const focusedTag = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');
    const focus = await focusedTag();
    const pressAll = async (): Promise<boolean> => {
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?') await page.keyboard.press(key);
      return (await describePage(opened)) === before && (await focusedTag()) === focus;
    };
    const isUnchanged = await runOnPage(page, pressAll, false);
    return { shortcuts: isUnchanged ? pageResult() : pageResult('글쇠 하나를 누르자 화면이나 초점이 바뀌었다') };
  },
};
