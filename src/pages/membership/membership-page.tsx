import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { type LazySubScreens, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { JoiningScreen } from './joining-screen.tsx';

/** The lazy-loaded sub-screens: all except the default one. */
export const membershipScreens: LazySubScreens = {
  [menuTitle.annualFee]: lazyComponent(async () => (await import('./fee-screen.tsx')).FeeScreen),
  [menuTitle.specialMembers]: lazyComponent(
    async () => (await import('./special-members-screen.tsx')).SpecialMembersScreen,
  ),
};

/** Renders the membership section: joining guide, annual fee and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  const Screen = membershipScreens[menu] ?? JoiningScreen;
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <PaymentReturn>
        <Screen />
      </PaymentReturn>
    </SectionPage>
  );
}
