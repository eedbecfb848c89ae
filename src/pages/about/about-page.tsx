import { SectionPage, type SectionScreens, useSectionScreen } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import type { paths } from '#src/navigation/paths.ts';
import { GreetingScreen } from './greeting-screen.tsx';

/** The screens of the section. All but the default one have their code and their texts in files of their own. */
export const aboutScreens: SectionScreens<typeof paths.introduce> = {
  greeting: GreetingScreen,
  history: lazyComponent(async () => (await import('./history-screen.tsx')).HistoryScreen),
  rules: lazyComponent(async () => (await import('./rules-screen.tsx')).RulesScreen),
  officers: lazyComponent(async () => (await import('./officers-screen.tsx')).OfficersScreen),
  directions: lazyComponent(async () => (await import('./directions-screen.tsx')).DirectionsScreen),
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
