import { type LateScreen, lateScreen, ShownScreen } from '#src/features/sub-screens/late-screen.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { JournalScreen } from './journal-screen.tsx';

/** The sub-screens but for the default, each with its code. */
export const publicationScreens: Readonly<Record<string, LateScreen>> = {
  [menuTitle.journalSearch]: lateScreen(async () => (await import('./journal-search-screen.tsx')).JournalSearchScreen),
  [menuTitle.submission]: lateScreen(async () => (await import('./submission-screen.tsx')).SubmissionScreen),
  [menuTitle.advertising]: lateScreen(async () => (await import('./advertising-screen.tsx')).AdvertisingScreen),
};

/** The journal: what it is, where it is searched, how one submits to it, and advertises in it. */
export function PublicationsPage() {
  const { menu } = useSubScreen(paths.publication);
  const screen = publicationScreens[menu];
  return (
    <SectionPage path={paths.publication} caption="Publication" menu={menu}>
      {screen ? <ShownScreen screen={screen} /> : <JournalScreen />}
    </SectionPage>
  );
}
