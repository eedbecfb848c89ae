import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { SectionPage, type SectionScreens, useSectionScreen } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import type { paths } from '#src/navigation/paths.ts';
import { JoiningScreen } from './joining-screen.tsx';

/** The screens of the section. All but the default one are lazy-loaded. */
export const membershipScreens: SectionScreens<typeof paths.membership> = {
  joining: JoiningScreen,
  annualFee: lazyComponent(async () => (await import('./fee-screen.tsx')).FeeScreen),
  specialMembers: lazyComponent(async () => (await import('./special-members-screen.tsx')).SpecialMembersScreen),
};

/** Renders the membership section: joining guide, annual fee and special member companies. */
export function MembershipPage() {
  const Screen = useSectionScreen(membershipScreens);
  return (
    <SectionPage>
      <PaymentReturn>
        <Screen />
      </PaymentReturn>
    </SectionPage>
  );
}
