import { SectionPage, type SectionScreens, useSectionScreen } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import type { paths } from '#src/navigation/paths.ts';
import { JournalScreen } from './journal-screen.tsx';

/** The screens of the section. All but the default one have their code in files of their own. */
export const publicationScreens: SectionScreens<typeof paths.publication> = {
  journal: JournalScreen,
  journalSearch: lazyComponent(async () => (await import('./journal-search-screen.tsx')).JournalSearchScreen),
  submission: lazyComponent(async () => (await import('./submission-screen.tsx')).SubmissionScreen),
  advertising: lazyComponent(async () => (await import('./advertising-screen.tsx')).AdvertisingScreen),
};

/** Renders the journal section: journal, search, submission guide and advertising. */
export function PublicationsPage() {
  const Screen = useSectionScreen(publicationScreens);
  return (
    <SectionPage>
      <Screen />
    </SectionPage>
  );
}
