import { SectionPage } from '../../blocks/section-page';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';

/** The journal and the proceedings. */
export function PublicationsPage() {
  const { menu } = useSubScreen(paths.publication);
  return (
    <SectionPage path={paths.publication} caption="Publication" menu={menu}>
      <SectionHeading title={menu} />
      <ComingPanel />
    </SectionPage>
  );
}
