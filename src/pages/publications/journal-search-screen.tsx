import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ExternalLinkButton } from '#src/components/navigation/external-link.tsx';
import { journal, journalSites } from '#src/content/journal.ts';
import { screens } from '#src/navigation/screens.ts';
import * as style from './journal-search-screen.style.ts';

/** Renders the link to the site that searches the papers of the journal. */
export function JournalSearchScreen() {
  return (
    <>
      <SectionHeading title={screens.journalSearch.title} />
      <div className={style.panel}>
        <p className={style.lead}>{journal.name}에 실린 모든 논문을 찾아 읽으실 수 있습니다.</p>
        <p className={style.detail}>
          논문은 학술지 누리집에서 제공합니다. 제목, 저자, 주제어로 찾을 수 있으며 본문 파일은 누구나 무료로 내려받을 수
          있습니다.
        </p>
        <ExternalLinkButton variant="solid" href={journalSites.search}>
          저널 검색 바로가기
        </ExternalLinkButton>
      </div>
    </>
  );
}
