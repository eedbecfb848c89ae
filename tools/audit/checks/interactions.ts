import type { Found } from '#tools/audit/model.ts';
import { type At, settle } from '#tools/audit/run/reach.ts';
import { type DrivenCheck, nothing, page as onPage } from './interactive-check.ts';

const place = ({ page }: At): Promise<string> =>
  page.evaluate(() => `${location.href} ${audit.topDialog()?.textContent ?? ''} ${audit.openedWindows()}`);

/** Pasting is allowed where people paste: passwords and codes. */
export const paste: DrivenCheck = {
  asks: [{ id: 'paste', title: '비밀번호와 인증번호에 붙여넣을 수 있다', criteria: ['3.3.8'] }],
  async run({ page }) {
    return {
      paste: await page.evaluate(() => {
        const isSecret = (element: HTMLElement): boolean =>
          element.matches('[type=password], [autocomplete=one-time-code]') ||
          /인증번호|비밀번호/.test(audit.nameOf(element));
        const all = audit
          .present('input')
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
          return !pasted || !typed;
        });
        const off = all.filter((element) => element.matches('[type=password][autocomplete=off]'));
        return {
          tried: all.length,
          found: [
            ...problems.map((element) => audit.found(element, '붙여넣기를 막는다')),
            ...off.map((element) => audit.found(element, '비밀번호 관리자를 막는다')),
          ],
        };
      }),
    };
  },
};

/** Letters and digits alone do nothing while no field has the focus. */
export const shortcuts: DrivenCheck = {
  asks: [{ id: 'shortcuts', title: '글쇠 하나로 된 단축키가 없다', criteria: ['2.1.4'] }],
  async run(at) {
    await at.page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    const before = await place(at);
    const active = (): Promise<string> => at.page.evaluate(() => document.activeElement?.tagName ?? '');
    const focus = await active();
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?') await at.page.keyboard.press(key);
    const same = (await place(at)) === before && (await active()) === focus;
    return { shortcuts: same ? onPage() : onPage('글쇠 하나를 누르자 화면이나 초점이 바뀌었다') };
  },
};

/** A press that is taken back before the button is let go does nothing. */
export const pointerCancel: DrivenCheck = {
  asks: [{ id: 'pointer-cancel', title: '누른 것을 떼기 전에 취소할 수 있다', criteria: ['2.5.2'] }],
  async run(at) {
    const { page } = at;
    const boxes = await page.evaluate(() =>
      audit
        .present('main a[href], main button, header a[href]')
        .filter(
          (element) =>
            !element.matches('[aria-haspopup], [type=submit], :disabled') &&
            element.getBoundingClientRect().bottom < innerHeight,
        )
        .slice(0, 12)
        .map((element) => ({
          x: element.getBoundingClientRect().x + 5,
          y: element.getBoundingClientRect().y + 5,
          found: audit.found(element, '누르기만 해도, 떼기 전에 실행된다'),
        })),
    );
    const found: Found[] = [];
    for (const box of boxes) {
      const before = await place(at);
      await page.mouse.move(box.x, box.y);
      await page.mouse.down();
      const after = await place(at);
      await page.mouse.move(1, (page.viewportSize()?.height ?? 900) - 1);
      await page.mouse.up();
      if (before !== after) {
        found.push(box.found);
        break;
      }
    }
    return { 'pointer-cancel': { tried: boxes.length, found } };
  },
};

/** A control that says it is folded shows what it folds when pressed, and says so. */
export const toggles: DrivenCheck = {
  asks: [{ id: 'toggles', title: '펼치는 버튼이 펼친 뒤의 상태를 말한다', criteria: ['4.1.2'] }],
  async run({ page, tools }) {
    const count = await page.evaluate(
      () => audit.present('button[aria-expanded], [role=button][aria-expanded]').length,
    );
    const found: Found[] = [];
    for (let index = 0; index < Math.min(count, 8); index += 1) {
      const handle = await page.evaluateHandle(
        (at) => audit.present('button[aria-expanded], [role=button][aria-expanded]')[at],
        index,
      );
      const element = handle.asElement();
      if (!element) continue;
      const said = (): Promise<string> => element.evaluate((button) => `${button.getAttribute('aria-expanded')}`);
      const seen = (): Promise<number> =>
        page.evaluate(
          () =>
            document.querySelectorAll('*').length + audit.present('a[href], [role=option], [role=dialog], p').length,
        );
      const [before, shown] = [await said(), await seen()];
      await element.focus();
      await page.keyboard.press('Enter');
      await settle(page, tools.patience);
      const [after, shownAfter] = [await said().catch(() => 'gone'), await seen()];
      if (shown !== shownAfter && before === after)
        found.push(await element.evaluate((button) => audit.found(button, '펼쳤는데 상태가 그대로라고 말한다')));
      await page.keyboard.press('Escape');
      if ((await said().catch(() => 'gone')) !== before) {
        await element.focus();
        await page.keyboard.press('Enter');
      }
      await settle(page, tools.patience);
    }
    return { toggles: { tried: count, found } };
  },
};

/** Choosing something in a field doesn't lead anywhere. */
export const onInput: DrivenCheck = {
  asks: [{ id: 'on-input', title: '칸의 값을 바꾸는 것만으로 화면이 바뀌지 않는다', criteria: ['3.2.2'] }],
  async run(at) {
    const fields = at.page
      .locator('main')
      .locator(':is(input[type=radio], input[type=checkbox], select):not([aria-hidden=true] *)')
      .filter({ visible: true });
    const count = Math.min(await fields.count(), 6);
    const before = await place(at);
    const found: Found[] = [];
    for (let index = 0; index < count && found.length === 0; index += 1) {
      const field = fields.nth(index);
      await field.focus({ timeout: 2000 });
      await at.page.keyboard.press(
        (await field.evaluate((element) => element.tagName)) === 'SELECT' ? 'ArrowDown' : 'Space',
      );
      await at.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const focusStays = await field
        .evaluate(
          (element) =>
            element === document.activeElement || document.activeElement === element.closest('[role=radiogroup]'),
        )
        .catch(() => false);
      if ((await place(at)) !== before || !focusStays)
        found.push({ selector: '', html: '', message: '값을 바꾸자 화면이나 초점이 옮겨 갔다' });
    }
    return { 'on-input': count === 0 ? nothing : { tried: count, found } };
  },
};
