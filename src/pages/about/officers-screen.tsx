import { ContentSection } from '#src/components/content/content-section.tsx';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { associateDirectors, honoraryPresidents, type Officer, registeredOfficers } from '#src/content/officers.ts';
import { screens } from '#src/navigation/screens.ts';
import { unbroken } from './officers-screen.style.ts';

const columns: readonly Column<Officer>[] = [
  { title: '직위', cell: ({ position }) => <Position text={position} />, width: '32%' },
  { title: '성명', cell: ({ name }) => <bdi translate="no">{name}</bdi>, width: '22%' },
  { title: '소속', cell: ({ affiliation }) => affiliation },
];

const tables: readonly (readonly [title: string, officers: readonly Officer[]])[] = [
  ['명예회장', honoraryPresidents],
  ['등기임원', registeredOfficers],
  ['준이사', associateDirectors],
];

/** Renders a position. A line breaks before the years in brackets, and not within them. */
function Position({ text }: { text: string }) {
  return text.split(/(?=\()/).map((part) => (
    <span key={part} className={unbroken}>
      {part}
    </span>
  ));
}

/** Renders the officers of the society. */
export function OfficersScreen() {
  return (
    <>
      <SectionHeading title={screens.officers.title} />
      {tables.map(([title, officers]) => (
        <ContentSection key={title} title={title}>
          <DataTable caption={title} columns={columns} rows={officers} rowKey={({ name }) => name} variant="people" />
        </ContentSection>
      ))}
    </>
  );
}
