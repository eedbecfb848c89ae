import { type ComponentType, lazy } from 'react';
import { PaymentReturn } from '../../blocks/payment-return';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { JoiningScreen } from './joining-screen';

/** The sub-screens but for the default, each with its code. */
const screens: Readonly<Record<string, ComponentType>> = {
  [menuTitle.annualFee]: lazy(async () => ({ default: (await import('./fee-screen')).FeeScreen })),
  [menuTitle.specialMembers]: lazy(async () => ({
    default: (await import('./special-members-screen')).SpecialMembersScreen,
  })),
};

/** Joining, fees and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  const Screen = screens[menu] ?? JoiningScreen;
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <PaymentReturn />
      <Screen />
    </SectionPage>
  );
}
