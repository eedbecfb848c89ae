import { ContentSection } from '#src/components/content/content-section.tsx';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { societyContact } from '#src/components/content/society-contact.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { type AdvertisingPrice, advertising } from '#src/content/advertising.ts';
import { society } from '#src/content/society.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { screens } from '#src/navigation/screens.ts';
import { sideBySide, textWidth } from '#src/styles/shared.ts';
import * as style from './advertising-screen.style.ts';

const columns: readonly Column<AdvertisingPrice>[] = [
  { title: '게재 위치', cell: ({ position }) => position },
  { title: '컬러', cell: ({ color }) => formatWon(color), align: 'end' },
  { title: '흑백', cell: ({ blackAndWhite }) => formatWon(blackAndWhite), align: 'end' },
];

/** A blank form, to be printed and filled in by hand. */
const formColumns: readonly Column<string>[] = [
  { title: '항목', cell: (name) => name },
  { title: '내용', cell: () => <VisuallyHidden>작성란</VisuallyHidden> },
];

const contact = [{ name: '제출처', value: `${society.address} ${society.name} 사무국` }, ...societyContact];

/** Renders the prices of advertisements in the journal and the proceedings, and the order form. */
export function AdvertisingScreen() {
  return (
    <>
      <SectionHeading title={screens.advertising.title} />
      {advertising.media.map(({ id, title, facts }) => (
        <ContentSection key={id} title={title}>
          <div className={`${sideBySide} ${style.medium}`}>
            <DescriptionList items={facts.map(([name, value]) => ({ name, value }))} />
            <DataTable
              caption={`${title} 요금`}
              note="1회 게재, 부가가치세 포함"
              columns={columns}
              rows={advertising.prices}
              rowKey={({ position }) => position}
            />
          </div>
        </ContentSection>
      ))}

      <ContentSection title="유의 사항">
        <ul className={style.notes}>
          {advertising.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </ContentSection>

      <ContentSection
        title="신청 방법"
        lead="아래 신청서를 작성하여 우편이나 팩스, 이메일로 보내 주세요. 신청서는 이 화면을 인쇄하여 쓰실 수 있습니다."
      >
        <div className={textWidth}>
          <DescriptionList items={contact} />
        </div>
      </ContentSection>

      <ContentSection title="광고 게재 신청서">
        <DataTable
          variant="form"
          caption="광고 게재 신청서 빈 양식"
          columns={formColumns}
          rows={advertising.form}
          rowKey={(name) => name}
        />
      </ContentSection>
    </>
  );
}
