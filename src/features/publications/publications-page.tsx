import { type LateScreen, lateScreen, ShownScreen } from '../../blocks/late-screen';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { JournalScreen } from './journal-screen';

/** The sub-screens but for the default, each with its code. */
export const publicationScreens: Readonly<Record<string, LateScreen>> = {
  [menuTitle.journalSearch]: lateScreen(async () => (await import('./journal-search-screen')).JournalSearchScreen),
  [menuTitle.submission]: lateScreen(async () => (await import('./submission-screen')).SubmissionScreen),
  [menuTitle.advertising]: lateScreen(async () => (await import('./advertising-screen')).AdvertisingScreen),
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
