import { type LateScreen, lateScreen, ShownScreen } from '../../blocks/late-screen';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { GreetingScreen } from './greeting-screen';

/** The sub-screens but for the default, each with its code and its texts. */
export const aboutScreens: Readonly<Record<string, LateScreen>> = {
  [menuTitle.history]: lateScreen(async () => (await import('./history-screen')).HistoryScreen),
  [menuTitle.rules]: lateScreen(async () => (await import('./rules-screen')).RulesScreen),
  [menuTitle.officers]: lateScreen(async () => (await import('./officers-screen')).OfficersScreen),
  [menuTitle.directions]: lateScreen(async () => (await import('./directions-screen')).DirectionsScreen),
};

/** About the society: greeting, history, charter and rules, officers, directions. */
export function AboutPage() {
  const { menu } = useSubScreen(paths.introduce);
  const screen = aboutScreens[menu];
  return (
    <SectionPage path={paths.introduce} caption="Introduction to the society" menu={menu}>
      {screen ? <ShownScreen screen={screen} /> : <GreetingScreen />}
    </SectionPage>
  );
}
