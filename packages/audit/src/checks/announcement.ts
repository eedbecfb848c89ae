import { waitForTime } from '#e2e/support/wait.ts';
import { type InteractiveCheck, notApplicable, pageResult } from './interactive-check.ts';

/** A region that has announced within this time may do so all the time. */
const recentMs = 1500;

/** How long the announcements of an idle page are counted. */
const countedMs = 2500;

/** Checks that a state's required message is heard from a live region or by the focus, and nothing all the time. */
export const announcementCheck: InteractiveCheck = {
  isImmediate: true,
  checks: [
    { id: 'announced', title: '일어난 일을 보조기기에 알린다', criteria: ['4.1.3'] },
    { id: 'chatter', title: '알림 영역이 쉬지 않고 말하지 않는다', criteria: ['4.1.3', '2.2.2'] },
  ],
  async run({ page, state }) {
    const { heard, isRecent, count } = await page.evaluate((limit) => {
      const announcements = audit.announcementsOfRegions();
      return {
        heard: [...announcements.map(({ text }) => text), ...audit.recordedFocusTexts()],
        isRecent: performance.now() - (announcements.at(-1)?.time ?? Number.NEGATIVE_INFINITY) < limit,
        count: announcements.length,
      };
    }, recentMs);
    const { announces, steps = [] } = state;
    // A page that was opened by its address is read from its start. Whether its region was there before the data is chance.
    const read = steps.length > 0 ? [] : await page.evaluate(() => audit.textsOfRegions());
    const isAnnounced = announces !== undefined && [...heard, ...read].some((text) => announces.test(text));
    const missing = isAnnounced ? [] : [`'${announces?.source}'을(를) 알리지 않는다`];
    const announced = announces ? pageResult(...missing) : notApplicable;
    if (!isRecent || state.navigatesAway) return { announced, chatter: notApplicable };
    await waitForTime(page, countedMs);
    const further = await page.evaluate((start) => audit.announcementsOfRegions().slice(start), count);
    const chatter = further.length > 1 ? [`가만히 있어도 거듭 알린다: '${further[0]?.text}'`] : [];
    return { announced, chatter: pageResult(...chatter) };
  },
};
