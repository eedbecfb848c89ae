import type { Found } from '#tools/audit/model.ts';
import type { At } from '#tools/audit/run/reach.ts';
import { type DrivenCheck, page as onPage } from './interactive-check.ts';

/** What stands elsewhere after ten seconds in which nobody did anything. */
async function movedAlone({ page }: At): Promise<string[]> {
  const before = await page.evaluate(() => audit.positions());
  await page.clock.runFor(5000);
  const between = await page.evaluate(() => audit.positions());
  await page.clock.runFor(5000);
  const after = await page.evaluate(() => audit.positions());
  return Object.keys(before).filter((selector) => {
    const [one, two, three] = [before[selector], between[selector], after[selector]];
    return two !== undefined && three !== undefined && (one !== two || two !== three);
  });
}

const foundAt = (selector: string, message: string): Found => ({ selector, html: '', message });

/** Whatever moves can be stopped, and stays stopped. */
export const moving: DrivenCheck = {
  asks: [
    { id: 'pause', title: '저절로 움직이는 것을 멈출 수 있다', criteria: ['2.2.2'] },
    { id: 'flash', title: '초당 세 번 넘게 번쩍이지 않는다', criteria: ['2.3.1'] },
    { id: 'time-limit', title: '스무 분을 두어도 화면이 저절로 바뀌지 않는다', criteria: ['2.2.1'] },
  ],
  async run(at) {
    const { page } = at;
    const endless = await page.evaluate(() => audit.endlessAnimations());
    const moved = await movedAlone(at);
    const found: Found[] = endless
      .filter(({ flash }) => !flash)
      .map(({ selector }) => foundAt(selector, '끝없이 움직인다'));
    if (moved.length > 0) {
      const stops = page.getByRole('button', { name: /멈춤|정지|일시/ }).filter({ visible: true });
      const count = await stops.count();
      if (count === 0) found.push(foundAt(moved[0] ?? '', '저절로 움직이는데 멈추는 버튼이 없다'));
      for (let index = 0; index < count; index += 1)
        await stops
          .first()
          .click({ timeout: 3000 })
          .catch(() => undefined);
      await page.mouse.move(0, 0);
      await page.clock.runFor(1000);
      const still = count === 0 ? [] : await movedAlone(at);
      found.push(...still.slice(0, 3).map((selector) => foundAt(selector, '멈춤을 눌러도 움직인다')));
    }
    const place = (): Promise<string> =>
      page.evaluate(() => `${location.pathname} ${audit.topDialog()?.textContent ?? ''}`);
    const before = await place();
    await page.clock.fastForward('20:00');
    await page.clock.runFor(1000);
    const after = await place();
    return {
      pause: { tried: moved.length + endless.length, found },
      flash: {
        tried: 1,
        found: endless
          .filter(({ flash }) => flash)
          .map(({ selector }) => foundAt(selector, '초당 세 번 넘게 번쩍인다')),
      },
      'time-limit': before === after ? onPage() : onPage('스무 분 뒤에 화면이 저절로 바뀌었다'),
    };
  },
};

/** With reduced motion, nothing begins to move by itself. */
export const stillness: DrivenCheck = {
  asks: [{ id: 'reduced-motion', title: '움직임을 줄이라는 설정을 따른다', criteria: ['2.2.2'] }],
  async run({ page }) {
    const running = await page.evaluate(() => audit.endlessAnimations());
    const before = await page.evaluate(() => audit.positions());
    await page.clock.runFor(9000);
    const after = await page.evaluate(() => audit.positions());
    const moved = Object.keys(before).filter(
      (selector) => after[selector] !== undefined && before[selector] !== after[selector],
    );
    return {
      'reduced-motion': {
        tried: 1,
        found: [
          ...running.map(({ selector }) => foundAt(selector, '움직임을 줄였는데 끝없이 움직인다')),
          ...moved.slice(0, 3).map((selector) => foundAt(selector, '움직임을 줄였는데 저절로 움직인다')),
        ],
      },
    };
  },
};
