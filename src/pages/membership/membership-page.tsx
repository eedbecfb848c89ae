import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { LazyScreen, type LazySubScreens } from '#src/features/sub-screens/lazy-screen.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { JoiningScreen } from './joining-screen.tsx';

/** The sub-screens but for the default, each with its code. */
export const membershipScreens: LazySubScreens = {
  [menuTitle.annualFee]: lazyCode(async () => (await import('./fee-screen.tsx')).FeeScreen),
  [menuTitle.specialMembers]: lazyCode(async () => (await import('./special-members-screen.tsx')).SpecialMembersScreen),
};

/** Joining, fees and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  const screen = membershipScreens[menu];
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <PaymentReturn />
      {screen ? <LazyScreen code={screen} /> : <JoiningScreen />}
    </SectionPage>
  );
}
