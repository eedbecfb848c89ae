import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { type LazySubScreens, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { GreetingScreen } from './greeting-screen.tsx';

/** The sub-screens except the default one, each with its code and its texts. */
export const aboutScreens: LazySubScreens = {
  [menuTitle.history]: lazyComponent(async () => (await import('./history-screen.tsx')).HistoryScreen),
  [menuTitle.rules]: lazyComponent(async () => (await import('./rules-screen.tsx')).RulesScreen),
  [menuTitle.officers]: lazyComponent(async () => (await import('./officers-screen.tsx')).OfficersScreen),
  [menuTitle.directions]: lazyComponent(async () => (await import('./directions-screen.tsx')).DirectionsScreen),
};

/** About the society: greeting, history, charter and rules, officers, directions. */
export function AboutPage() {
  const { menu } = useSubScreen(paths.introduce);
  const Screen = aboutScreens[menu] ?? GreetingScreen;
  return (
    <SectionPage path={paths.introduce} caption="Introduction to the society" menu={menu}>
      <Screen />
    </SectionPage>
  );
}
