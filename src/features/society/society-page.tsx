import { SectionPage } from '../../blocks/section-page';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';

/** The activities of the society. */
export function SocietyPage() {
  const { menu } = useSubScreen(paths.society);
  return (
    <SectionPage path={paths.society} caption="Society activities" menu={menu}>
      <SectionHeading title={menu} />
      <ComingPanel />
    </SectionPage>
  );
}
