import { conferenceStep, menuTitle } from './menus.ts';
import { paths } from './paths.ts';
import { subScreenTarget, type Target } from './target.ts';

/** The title of the links to the member's records. */
export const memberRecordsTitle = '나의 내역';

/**
 * The lists of what a member has paid and sent, with receipts and statements. They belong to other sections. My Page leads
 * to them on every day of the year, also between two events.
 */
export const memberRecords: readonly { title: string; target: Target }[] = [
  { title: menuTitle.annualFee, target: subScreenTarget(paths.membership, menuTitle.annualFee) },
  {
    title: conferenceStep.registrations,
    target: subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations),
  },
  {
    title: conferenceStep.abstracts,
    target: subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts),
  },
];
