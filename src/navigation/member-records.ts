import { type ScreenId, screens } from './screens.ts';
import { screenTarget, type Target } from './target.ts';

/** The title of the links to the member's records. */
export const memberRecordsTitle = '나의 내역';

const ids: readonly ScreenId[] = ['annualFee', 'ownRegistrations', 'ownAbstracts'];

/**
 * The lists of what a member has paid and sent, with receipts and statements. They belong to other sections. My Page leads
 * to them on every day of the year, also between two events.
 */
export const memberRecords: readonly { title: string; target: Target }[] = ids.map((id) => ({
  title: screens[id].title,
  target: screenTarget(id),
}));
