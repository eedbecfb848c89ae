import type { ComponentType } from 'react';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { ComingPanel } from '../../ui/coming-panel';
import { GuideList } from './guide-list';

/** The sub-screens by their titles. */
const screens: Readonly<Record<string, ComponentType>> = {
  [menuTitle.events]: GuideList,
};

/** The activities of the society. */
export function SocietyPage() {
  const { menu } = useSubScreen(paths.society);
  const Screen = screens[menu] ?? ComingPanel;
  return (
    <SectionPage path={paths.society} caption="Society activities" menu={menu}>
      <Screen />
    </SectionPage>
  );
}
