import { associateDirectors, honoraryPresidents, type Officer, registeredOfficers } from '../../content/officers';
import { menuTitle } from '../../navigation/menus';
import { ContentSection } from '../../ui/content-section';
import { type Column, DataTable } from '../../ui/data-table';
import { SectionHeading } from '../../ui/section-heading';

const columns: readonly Column<Officer>[] = [
  { title: '직위', cell: ({ position }) => position, width: '32%' },
  { title: '성명', cell: ({ name }) => name, width: '22%' },
  { title: '소속', cell: ({ affiliation }) => affiliation },
];

const tables: readonly (readonly [title: string, officers: readonly Officer[]])[] = [
  ['명예회장', honoraryPresidents],
  ['등기임원', registeredOfficers],
  ['준이사', associateDirectors],
];

/** The officers of the society. */
export function OfficersScreen() {
  return (
    <>
      <SectionHeading title={menuTitle.officers} />
      {tables.map(([title, officers]) => (
        <ContentSection key={title} title={title}>
          <DataTable caption={title} columns={columns} rows={officers} keyOf={({ name }) => name} />
        </ContentSection>
      ))}
    </>
  );
}
