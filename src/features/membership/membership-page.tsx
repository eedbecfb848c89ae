import { PaymentReturn } from '../../blocks/payment-return';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';
import { FeeScreen } from './fee-screen';

/** Joining, fees and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <PaymentReturn />
      {menu === menuTitle.annualFee ? (
        <FeeScreen />
      ) : (
        <>
          <SectionHeading title={menu} />
          <ComingPanel />
        </>
      )}
    </SectionPage>
  );
}
