import { ContentSection, SectionNote } from '#src/components/content/content-section.tsx';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ExternalLinkButton } from '#src/components/navigation/external-link.tsx';
import { issues, journal, journalSites } from '#src/content/journal.ts';
import { submissionRules, submissionSteps } from '#src/content/submission.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { rulesTarget } from '#src/navigation/target.ts';
import * as style from './submission-screen.style.ts';

const columns: readonly Column<(typeof issues)[number]>[] = [
  { title: '호', cell: ({ number }) => `제${number}호` },
  { title: '원고 마감', cell: ({ received }) => received },
  { title: '게재 확정', cell: ({ accepted }) => accepted },
  { title: '발행', cell: ({ published }) => published },
];

const costs = [
  { name: '투고료', value: '없음' },
  { name: '게재료', value: `1쪽당 ${formatWon(journal.pageFee)}` },
  { name: '긴급논문 게재료', value: `1쪽당 ${formatWon(journal.rapidPageFee)}` },
  { name: '별쇄본', value: `${journal.freeReprints}부 무료, 추가 1부당 ${formatWon(journal.reprintFee)}` },
];

/** Renders the guide for authors: costs, publication dates, and the steps from an account to a manuscript. */
export function SubmissionScreen() {
  return (
    <>
      <SectionHeading title={screens.submission.title}>
        <ExternalLinkButton variant="solid" href={journalSites.submission}>
          온라인 논문투고시스템
        </ExternalLinkButton>
      </SectionHeading>

      <ContentSection title="투고하기 전에">
        <ol className={style.rules}>
          {submissionRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </ContentSection>

      <ContentSection title="투고 절차">
        <ol className={style.steps}>
          {submissionSteps.map(({ title, text, link, href }, index) => (
            <li key={title} className={style.step}>
              <span className={style.number} aria-hidden>
                {index + 1}
              </span>
              <h4 className={style.title}>{title}</h4>
              <p className={style.text}>{text}</p>
              <ExternalLinkButton href={href}>{link}</ExternalLinkButton>
            </li>
          ))}
        </ol>
      </ContentSection>

      <ContentSection title="발행 일정">
        <DataTable caption="발행 일정" columns={columns} rows={issues} rowKey={({ number }) => number} />
        <SectionNote>원고 마감일까지 접수하고 게재 확정일까지 게재가 정해진 논문을 그 호에 싣습니다.</SectionNote>
      </ContentSection>

      <ContentSection title="비용">
        <div className={style.measure}>
          <DescriptionList items={costs} />
          <SectionNote>
            원고의 종류와 분량, 작성 방법은 <AppLink target={rulesTarget('투고규정')}>투고규정</AppLink>에 있습니다.
          </SectionNote>
        </div>
      </ContentSection>
    </>
  );
}
