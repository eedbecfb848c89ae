import { SectionPage } from '../../blocks/section-page';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';

/** About the society. */
export function AboutPage() {
  const { menu } = useSubScreen(paths.introduce);
  return (
    <SectionPage path={paths.introduce} caption="Introduction to the society" menu={menu}>
      <SectionHeading title={menu} />
      <ComingPanel />
    </SectionPage>
  );
}
