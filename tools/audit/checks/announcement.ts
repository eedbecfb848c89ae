import { type InteractiveCheck, notApplicable, pageResult as onPage } from './interactive-check.ts';

/** What the list of states says must have been announced. */
export const announcementCheck: InteractiveCheck = {
  checks: [{ id: 'announced', title: '일어난 일을 보조기기에 알린다', criteria: ['4.1.3'] }],
  async run({ page, state }) {
    if (!state.announces) return { announced: notApplicable };
    const said = await page.evaluate(() => audit.recordedAnnouncements());
    const focused = await page.evaluate(() => audit.focusAnnouncement());
    const isSaid = [...said, focused].some((text) => state.announces?.test(text));
    return { announced: isSaid ? onPage() : onPage(`'${state.announces.source}'을(를) 알리지 않는다`) };
  },
};
