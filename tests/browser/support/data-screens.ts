import type { OperationId } from '#mocks/generated/operations.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { conferenceStep, menuTitle, myPageTitle } from '#src/navigation/menus.ts';
import { pathOf, paths } from '#src/navigation/paths.ts';
import { homeTarget, subScreenTarget } from '#src/navigation/target.ts';
import { handleOperation, logIn, store, visit } from '#tests/browser/support/site.tsx';

/** The log entry of a response that breaks the contract. */
export const contractViolation = /^The response breaks the contract: \S+ at \/data/;

type DataScreen = { operation: OperationId; address: string; member?: string };
const myPageUrl = (title: string) => subScreenTarget(paths.mypage, title).to;

/** The screens that show data, with the operation that provides it. */
export const dataScreens: readonly DataScreen[] = [
  { operation: 'getInfo', address: paths.home },
  { operation: 'getInfo', address: homeTarget(menuTitle.forum).to },
  { operation: 'getInfo', address: paths.information },
  { operation: 'getInfo', address: subScreenTarget(paths.information, menuTitle.gallery).to },
  { operation: 'getInfoDetail', address: pathOf.notice(1) },
  { operation: 'getPastConferences', address: paths.society },
  { operation: 'getPastConferencesDetail', address: pathOf.guide(1) },
  {
    operation: 'getAbstractList',
    address: subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts).to,
    member: 'hanbit01',
  },
  {
    operation: 'getRegisterInfo',
    address: subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations).to,
    member: 'hanbit01',
  },
  {
    operation: 'getAnnualFeePaid',
    address: subScreenTarget(paths.membership, menuTitle.annualFee).to,
    member: 'hanbit01',
  },
  { operation: 'getMemberInfo', address: myPageUrl(myPageTitle.basic), member: 'hanbit01' },
  { operation: 'getMemberCompanyInfo', address: myPageUrl(myPageTitle.company), member: 'hanbit01' },
  { operation: 'getMemberEduInfo', address: myPageUrl(myPageTitle.education), member: 'hanbit01' },
  { operation: 'getStudentCertificate', address: myPageUrl(myPageTitle.enrollment), member: 'hanbit02' },
];

/** Responds to an operation with this data in a valid envelope. */
export const respondWithData = (operation: OperationId, data: unknown) =>
  handleOperation(operation, async () => Response.json({ success: true, data, error: null }));

/** Opens a screen as its member. */
export async function openScreen({ address, member }: DataScreen) {
  // An event of the mock is shown on its own day.
  setClock(() => store().clock.now());
  if (member) await logIn(member);
  return visit(address);
}
