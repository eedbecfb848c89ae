import { SectionPage } from '../../blocks/section-page';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';

/** Joining, fees and special member companies. */
export function MembershipPage() {
  const { menu } = useSubScreen(paths.membership);
  return (
    <SectionPage path={paths.membership} caption="Membership" menu={menu}>
      <SectionHeading title={menu} />
      <ComingPanel />
    </SectionPage>
  );
}
