import { DescriptionList } from '#src/components/content/description-list.tsx';
import { DocumentText } from '#src/components/content/document-text.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { issues, journal } from '#src/content/journal.ts';
import * as text from '#src/content/publications/journal.md';
import { sideBySide, textWidth } from '#src/styles/shared.ts';
import * as style from './journal-screen.style.ts';

const facts = [
  { name: '이름', value: journal.name },
  { name: '영문 이름', value: <span lang="en">{journal.englishName}</span> },
  { name: '창간', value: `${journal.firstYear}년` },
  { name: '발행', value: `한 해 ${issues.length}회` },
  { name: 'ISSN', value: `${journal.issn} (인쇄), ${journal.onlineIssn} (전자)` },
  { name: '등재', value: `국가 학술지 인용색인 (${journal.indexedSince}년부터)` },
];

/** Renders the description and the history of the journal. */
export function JournalScreen() {
  return (
    <>
      <SectionHeading title={text.title} />
      <div className={`${sideBySide} ${style.widths}`}>
        <div className={textWidth}>
          <DocumentText document={text} />
        </div>
        <section aria-label="저널 정보">
          <DescriptionList items={facts} />
        </section>
      </div>
    </>
  );
}
