import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { type LazySubScreens, lazyWithPreload } from '#src/lib/browser/lazy-with-preload.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { GreetingScreen } from './greeting-screen.tsx';

/** The sub-screens except the default one, each with its code and its texts. */
export const aboutScreens: LazySubScreens = {
  [menuTitle.history]: lazyWithPreload(async () => (await import('./history-screen.tsx')).HistoryScreen),
  [menuTitle.rules]: lazyWithPreload(async () => (await import('./rules-screen.tsx')).RulesScreen),
  [menuTitle.officers]: lazyWithPreload(async () => (await import('./officers-screen.tsx')).OfficersScreen),
  [menuTitle.directions]: lazyWithPreload(async () => (await import('./directions-screen.tsx')).DirectionsScreen),
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
