import { type ComponentType, lazy } from 'react';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { GreetingScreen } from './greeting-screen';

/** The sub-screens but for the default, each with its code and its texts. */
const screens: Readonly<Record<string, ComponentType>> = {
  [menuTitle.history]: lazy(async () => ({ default: (await import('./history-screen')).HistoryScreen })),
  [menuTitle.rules]: lazy(async () => ({ default: (await import('./rules-screen')).RulesScreen })),
  [menuTitle.officers]: lazy(async () => ({ default: (await import('./officers-screen')).OfficersScreen })),
  [menuTitle.directions]: lazy(async () => ({ default: (await import('./directions-screen')).DirectionsScreen })),
};

/** About the society: greeting, history, charter and rules, officers, directions. */
export function AboutPage() {
  const { menu } = useSubScreen(paths.introduce);
  const Screen = screens[menu] ?? GreetingScreen;
  return (
    <SectionPage path={paths.introduce} caption="Introduction to the society" menu={menu}>
      <Screen />
    </SectionPage>
  );
}
