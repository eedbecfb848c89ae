import { type LateScreen, lateScreen, ShownScreen } from '../../blocks/late-screen';
import { PaymentReturn } from '../../blocks/payment-return';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { JoiningScreen } from './joining-screen';

/** The sub-screens but for the default, each with its code. */
export const membershipScreens: Readonly<Record<string, LateScreen>> = {
  [menuTitle.annualFee]: lateScreen(async () => (await import('./fee-screen')).FeeScreen),
  [menuTitle.specialMembers]: lateScreen(async () => (await import('./special-members-screen')).SpecialMembersScreen),
};

/** Joining, fees and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  const screen = membershipScreens[menu];
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <PaymentReturn />
      {screen ? <ShownScreen screen={screen} /> : <JoiningScreen />}
    </SectionPage>
  );
}
