import { SectionPage, type SectionScreens, useSectionScreen } from '#src/features/sub-screens/section-page.tsx';
import { lazyWithPreload } from '#src/lib/browser/lazy-with-preload.tsx';
import type { paths } from '#src/navigation/paths.ts';
import { GreetingScreen } from './greeting-screen.tsx';

/** The screens of the section. All but the default one have their code and their texts in files of their own. */
export const aboutScreens: SectionScreens<typeof paths.introduce> = {
  greeting: GreetingScreen,
  history: lazyWithPreload(async () => (await import('./history-screen.tsx')).HistoryScreen),
  rules: lazyWithPreload(async () => (await import('./rules-screen.tsx')).RulesScreen),
  officers: lazyWithPreload(async () => (await import('./officers-screen.tsx')).OfficersScreen),
  directions: lazyWithPreload(async () => (await import('./directions-screen.tsx')).DirectionsScreen),
};

/** About the society: greeting, history, charter and rules, officers, directions. */
export function AboutPage() {
  const Screen = useSectionScreen(aboutScreens);
  return (
    <SectionPage>
      <Screen />
    </SectionPage>
  );
}
