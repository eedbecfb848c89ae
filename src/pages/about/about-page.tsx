import { type LateScreen, lateScreen, ShownScreen } from '#src/features/sub-screens/late-screen.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { GreetingScreen } from './greeting-screen.tsx';

/** The sub-screens but for the default, each with its code and its texts. */
export const aboutScreens: Readonly<Record<string, LateScreen>> = {
  [menuTitle.history]: lateScreen(async () => (await import('./history-screen.tsx')).HistoryScreen),
  [menuTitle.rules]: lateScreen(async () => (await import('./rules-screen.tsx')).RulesScreen),
  [menuTitle.officers]: lateScreen(async () => (await import('./officers-screen.tsx')).OfficersScreen),
  [menuTitle.directions]: lateScreen(async () => (await import('./directions-screen.tsx')).DirectionsScreen),
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
