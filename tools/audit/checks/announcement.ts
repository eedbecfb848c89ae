import { type InteractiveCheck, notApplicable, pageResult } from './interactive-check.ts';

/** Checks that a state's required message was announced by a live region or by the focus (WCAG 4.1.3). */
export const announcementCheck: InteractiveCheck = {
  checks: [{ id: 'announced', title: '일어난 일을 보조기기에 알린다', criteria: ['4.1.3'] }],
  async run({ page, state }) {
    if (!state.announces) return { announced: notApplicable };
    const announcements = await page.evaluate(() => audit.recordedAnnouncements());
    const focused = await page.evaluate(() => audit.focusAnnouncement());
    const isAnnounced = [...announcements, focused].some((text) => state.announces?.test(text));
    return { announced: isAnnounced ? pageResult() : pageResult(`'${state.announces.source}'을(를) 알리지 않는다`) };
  },
};
