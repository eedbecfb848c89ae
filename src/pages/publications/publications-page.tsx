import { LazyScreen, type LazySubScreens } from '#src/features/sub-screens/lazy-screen.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { JournalScreen } from './journal-screen.tsx';

/** The sub-screens except the default one, each with its code. */
export const publicationScreens: LazySubScreens = {
  [menuTitle.journalSearch]: lazyCode(async () => (await import('./journal-search-screen.tsx')).JournalSearchScreen),
  [menuTitle.submission]: lazyCode(async () => (await import('./submission-screen.tsx')).SubmissionScreen),
  [menuTitle.advertising]: lazyCode(async () => (await import('./advertising-screen.tsx')).AdvertisingScreen),
};

/** Renders the journal section: journal, search, submission guide and advertising. */
export function PublicationsPage() {
  const { menu } = useSubScreen(paths.publication);
  const screen = publicationScreens[menu];
  return (
    <SectionPage path={paths.publication} caption="Publication" menu={menu}>
      {screen ? <LazyScreen code={screen} /> : <JournalScreen />}
    </SectionPage>
  );
}
