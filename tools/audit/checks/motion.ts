import type { Problem } from '#tools/audit/model.ts';
import type { OpenedState } from '#tools/audit/run/reach.ts';
import { type InteractiveCheck, pageResult } from './interactive-check.ts';

/** Returns selectors of the elements that change their position by themselves within ten seconds. */
async function movedElements({ page }: OpenedState): Promise<string[]> {
  const before = await page.evaluate(() => audit.elementPositions());
  await page.clock.runFor(5000);
  const between = await page.evaluate(() => audit.elementPositions());
  await page.clock.runFor(5000);
  const after = await page.evaluate(() => audit.elementPositions());
  return Object.keys(before).filter((selector) => {
    const [one, two, three] = [before[selector], between[selector], after[selector]];
    return two !== undefined && three !== undefined && (one !== two || two !== three);
  });
}

const motionProblem = (selector: string, message: string): Problem => ({ selector, html: '', message });

/** Checks that moving content can be paused and stays paused, and that the screen has no time limit. */
export const motionControlCheck: InteractiveCheck = {
  checks: [
    { id: 'pause', title: '저절로 움직이는 것을 멈출 수 있다', criteria: ['2.2.2'] },
    { id: 'flash', title: '초당 세 번 넘게 번쩍이지 않는다', criteria: ['2.3.1'] },
    { id: 'time-limit', title: '스무 분을 두어도 화면이 저절로 바뀌지 않는다', criteria: ['2.2.1'] },
  ],
  async run(opened) {
    const { page } = opened;
    const endless = await page.evaluate(() => audit.longAnimations());
    const moved = await movedElements(opened);
    const problems: Problem[] = endless
      .filter(({ flash }) => !flash)
      .map(({ selector }) => motionProblem(selector, '끝없이 움직인다'));
    if (moved.length > 0) {
      const stops = page.getByRole('button', { name: /멈춤|정지|일시/ }).filter({ visible: true });
      const count = await stops.count();
      if (count === 0) problems.push(motionProblem(moved[0] ?? '', '저절로 움직이는데 멈추는 버튼이 없다'));
      for (let index = 0; index < count; index += 1)
        await stops
          .first()
          .click({ timeout: 3000 })
          .catch(() => undefined);
      await page.mouse.move(0, 0);
      await page.clock.runFor(1000);
      const still = count === 0 ? [] : await movedElements(opened);
      problems.push(...still.slice(0, 3).map((selector) => motionProblem(selector, '멈춤을 눌러도 움직인다')));
    }
    const describeScreen = (): Promise<string> =>
      page.evaluate(() => `${location.pathname} ${audit.topDialog()?.textContent ?? ''}`);
    const before = await describeScreen();
    await page.clock.fastForward('20:00');
    await page.clock.runFor(1000);
    const after = await describeScreen();
    return {
      pause: { examined: moved.length + endless.length, problems },
      flash: {
        examined: 1,
        problems: endless
          .filter(({ flash }) => flash)
          .map(({ selector }) => motionProblem(selector, '초당 세 번 넘게 번쩍인다')),
      },
      'time-limit': before === after ? pageResult() : pageResult('스무 분 뒤에 화면이 저절로 바뀌었다'),
    };
  },
};

/** Checks that nothing moves by itself with reduced motion. */
export const reducedMotionCheck: InteractiveCheck = {
  checks: [{ id: 'reduced-motion', title: '움직임을 줄이라는 설정을 따른다', criteria: ['2.2.2'] }],
  async run({ page }) {
    const running = await page.evaluate(() => audit.longAnimations());
    const before = await page.evaluate(() => audit.elementPositions());
    await page.clock.runFor(9000);
    const after = await page.evaluate(() => audit.elementPositions());
    const moved = Object.keys(before).filter(
      (selector) => after[selector] !== undefined && before[selector] !== after[selector],
    );
    return {
      'reduced-motion': {
        examined: 1,
        problems: [
          ...running.map(({ selector }) => motionProblem(selector, '움직임을 줄였는데 끝없이 움직인다')),
          ...moved.slice(0, 3).map((selector) => motionProblem(selector, '움직임을 줄였는데 저절로 움직인다')),
        ],
      },
    };
  },
};
