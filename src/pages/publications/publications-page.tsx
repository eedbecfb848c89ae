import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { type LazySubScreens, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { JournalScreen } from './journal-screen.tsx';

/** The sub-screens except the default one, each with its code. */
export const publicationScreens: LazySubScreens = {
  [menuTitle.journalSearch]: lazyComponent(
    async () => (await import('./journal-search-screen.tsx')).JournalSearchScreen,
  ),
  [menuTitle.submission]: lazyComponent(async () => (await import('./submission-screen.tsx')).SubmissionScreen),
  [menuTitle.advertising]: lazyComponent(async () => (await import('./advertising-screen.tsx')).AdvertisingScreen),
};

/** Renders the journal section: journal, search, submission guide and advertising. */
export function PublicationsPage() {
  const { menu } = useSubScreen(paths.publication);
  const Screen = publicationScreens[menu] ?? JournalScreen;
  return (
    <SectionPage path={paths.publication} caption="Publication" menu={menu}>
      <Screen />
    </SectionPage>
  );
}
