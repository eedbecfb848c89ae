import { type ComponentType, lazy } from 'react';
import { SectionPage } from '../../blocks/section-page';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { JournalScreen } from './journal-screen';

/** The sub-screens but for the default, each with its code. */
const screens: Readonly<Record<string, ComponentType>> = {
  [menuTitle.journalSearch]: lazy(async () => ({
    default: (await import('./journal-search-screen')).JournalSearchScreen,
  })),
  [menuTitle.submission]: lazy(async () => ({ default: (await import('./submission-screen')).SubmissionScreen })),
  [menuTitle.advertising]: lazy(async () => ({ default: (await import('./advertising-screen')).AdvertisingScreen })),
};

/** The journal: what it is, where it is searched, how one submits to it, and advertises in it. */
export function PublicationsPage() {
  const { menu } = useSubScreen(paths.publication);
  const Screen = screens[menu] ?? JournalScreen;
  return (
    <SectionPage path={paths.publication} caption="Publication" menu={menu}>
      <Screen />
    </SectionPage>
  );
}
